/** What the provider's API was asked, newest last. */
export interface LoggedCall {
  at: string;
  method: string;
  path: string;
  /** Null while there is no answer, and when the connection was broken off. */
  status: number | null;
  [detail: string]: unknown;
}

/** How many entries are kept. */
const kept = 2000;

/** Adds an entry to a list that forgets its oldest ones. */
export function note<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry);
  if (list.length > kept) list.splice(0, list.length - kept);
}
