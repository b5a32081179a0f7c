import type { Db, Document } from "mongodb";
import { ObjectId } from "mongodb";
import { type Decision, decisionsOf, storedFields } from "@/lib/privacy/stored-fields";

/** A stored value, with where it is. */
export interface StoredValue {
  collection: string;
  documentId: string;
  field: string;
  decision: Decision;
  value: unknown;
}

/** How the documents of a person are found in the collections that have some. */
const ownedBy = (id: ObjectId): Record<string, Document> => ({
  users: { _id: id },
  ...Object.fromEntries(
    [
      ...["profiles", "addressbooks", "carts", "wishlists", "orders", "returns", "accountlinks"],
      ...["reviews", "reviewvotes", "reviewreports"],
    ].map((name) => [name, { userId: id }]),
  ),
});

/** The values at a path, also in lists. */
function valuesAt(document: unknown, [first, ...rest]: string[]): unknown[] {
  if (Array.isArray(document)) return document.flatMap((entry) => valuesAt(entry, [first ?? "", ...rest]));
  if (typeof document !== "object" || document === null || first === undefined) return [];
  const value = (document as Record<string, unknown>)[first];
  if (rest.length > 0) return valuesAt(value, rest);
  return value === undefined || value === null ? [] : [value].flat();
}

/** The grievances of a person, also what was raised as a guest with the address that the account has confirmed. */
async function grievancesOf(database: Db, _id: ObjectId): Promise<Document[]> {
  const user = await database.collection("users").findOne({ _id, emailVerifiedAt: { $exists: true } });
  const asGuest = { email: user?.email, userId: { $exists: false } };
  const raised = { $or: [{ userId: _id }, ...(user ? [asGuest] : [])] };
  return database.collection("grievances").find(raised).toArray();
}

const idsOf = (documents: Document[]) => ({ $in: documents.map(({ _id }) => _id) });

/** Finds the mails to a person, and about the orders and grievances of that person. */
export async function mailsOf(database: Db, userId: string): Promise<Document> {
  const id = new ObjectId(userId);
  const orders = await database.collection("orders").find({ userId: id }).toArray();
  const grievances = await grievancesOf(database, id);
  return { $or: [{ userId: id }, { orderId: idsOf(orders) }, { grievanceId: idsOf(grievances) }] };
}

/** All that is stored of a person in documents of their own, in grievances and mails, and in the documents of their orders. */
export async function storedOf(database: Db, userId: string): Promise<StoredValue[]> {
  const found: StoredValue[] = [];
  const add = (collection: string, documents: Document[]) => {
    for (const document of documents) {
      for (const [field, decision] of decisionsOf(collection)) {
        for (const value of valuesAt(document, field.split("."))) {
          found.push({ collection, documentId: String(document._id), field, decision, value });
        }
      }
    }
  };
  const owned = ownedBy(new ObjectId(userId));
  for (const [collection, filter] of Object.entries(owned)) {
    add(collection, await database.collection(collection).find(filter).toArray());
  }
  const orders = await database
    .collection("orders")
    .find(owned.orders ?? {}, { projection: { _id: 1 } })
    .toArray();
  add(
    "orderdocuments",
    await database
      .collection("orderdocuments")
      .find({ orderId: idsOf(orders) })
      .toArray(),
  );
  add("grievances", await grievancesOf(database, new ObjectId(userId)));
  add(
    "messages",
    await database
      .collection("messages")
      .find(await mailsOf(database, userId))
      .toArray(),
  );
  return found;
}

/** The value as an export writes it; null for what it writes in another form, as paise, or for what says nothing. */
export function asExported(value: unknown): string | null {
  if (value instanceof ObjectId) return value.toString();
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" && value !== "" ? JSON.stringify(value).slice(1, -1) : null;
}

/**
 * Where in the whole database each of these texts stands, whatever its case: "collection field", each once. The database is
 * read once for all of them.
 */
export async function placesOf(database: Db, texts: readonly string[]): Promise<Record<string, string[]>> {
  const wanted = texts.map((text) => ({ text, lower: text.toLowerCase(), places: new Set<string>() }));
  const look = (value: unknown, place: string): void => {
    if (typeof value === "string") {
      const lower = value.toLowerCase();
      for (const one of wanted) if (lower.includes(one.lower)) one.places.add(place);
    } else if (value instanceof ObjectId) {
      const id = value.toString();
      for (const one of wanted) if (id === one.lower) one.places.add(place);
    } else if (Array.isArray(value)) {
      for (const entry of value) look(entry, place);
    } else if (typeof value === "object" && value !== null && !(value instanceof Date)) {
      for (const [key, entry] of Object.entries(value))
        look(entry, place.includes(" ") ? `${place}.${key}` : `${place} ${key}`);
    }
  };
  for (const name of Object.keys(storedFields)) {
    for await (const document of database.collection(name).find()) look(document, name);
  }
  return Object.fromEntries(wanted.map(({ text, places }) => [text, [...places].sort()]));
}
