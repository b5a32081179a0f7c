import type { ClientSession, Types } from "mongoose";
import type { ExportAnswer, PartName } from "../schema";

/** Whose data it is. */
export interface Owner {
  id: Types.ObjectId;
  /** The address of the account if it is confirmed: what somebody wrote with it as a guest is theirs too. Else null. */
  email: string | null;
}

/** Entries of an export, with their number, which stands in the index before them. */
export interface Entries<Entry> {
  count: number;
  /** Read as they are asked for, so that the memory used does not grow with their number. */
  entries: AsyncIterable<Entry> | Iterable<Entry>;
}

type EntryOf<Name extends PartName> = ExportAnswer[Name] extends (infer Entry)[] ? Entry : ExportAnswer[Name];

/** One noun of what is stored about a person: how it gets into their export, and out of the database. */
export interface PersonalPart<Name extends PartName> {
  /** Its field in the export. */
  name: Name;
  /** What it is, in plain words. */
  what: string;
  /** True where the export has one entry instead of a list. */
  isOne?: true;
  read: (owner: Owner) => Promise<Entries<EntryOf<Name>>>;
  /**
   * Erases it within the transaction that deletes the account. What the books need stays without the person; each such
   * field is in the table of lib/privacy/stored-fields.ts.
   */
  erase: (owner: Owner, session: ClientSession) => Promise<void>;
  /** True where a call that was in flight when the account was deleted can write it again: it is then erased once more. */
  canReturn?: true;
}

export type AnyPart = { [Name in PartName]: PersonalPart<Name> }[PartName];

/** Entries that are few enough to be read at once. */
export function listed<Entry>(entries: readonly Entry[]): Entries<Entry> {
  return { count: entries.length, entries };
}

/** The entries of one list, then those of another. */
export function chained<Entry>(first: Entries<Entry>, then: Entries<Entry>): Entries<Entry> {
  async function* read() {
    yield* first.entries;
    yield* then.entries;
  }
  return { count: first.count + then.count, entries: read() };
}
