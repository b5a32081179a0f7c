import "server-only";
import mongoose from "mongoose";
import { AppError, notFound } from "@/lib/errors";
import { idOfAttempt } from "@/lib/http/server/idempotency-key";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { AddressBook, type StoredAddress } from "@/models/address-book";
import { Profile } from "@/models/profile";
import { User } from "@/models/user";
import { addEntry, changeEntry, removeEntry } from "../address-book";
import type { Address, AddressChange, AddressForm, AddressListAnswer } from "../schema";
import { checkBusiness } from "./business";

function toAddress(stored: StoredAddress): Address {
  const { _id, name, address, city, state, phone, pincode, gstin, business, addressType, isDefault } = stored;
  const buyer = { gstin: gstin ?? "", business: business ?? "" };
  const texts = { name: name ?? "", address, city, state: state ?? "", phone, pincode, ...buyer };
  return { _id: _id.toString(), ...texts, addressType, isDefault };
}

/** A user's stored addresses, and the default recipient for those without a name. */
interface Read {
  book?: { addresses: StoredAddress[]; revision: number };
  /** The profile's full name, else the username. */
  owner: string;
}

async function read(userId: string): Promise<Read> {
  await connectDatabase();
  const ofUser = { localField: "_id", foreignField: "userId" };
  const [row] = await User.aggregate<Read>([
    { $match: { _id: new mongoose.Types.ObjectId(userId) } },
    { $project: { username: 1 } },
    { $lookup: { from: AddressBook.collection.name, ...ofUser, as: "book" } },
    {
      $lookup: {
        from: Profile.collection.name,
        ...ofUser,
        pipeline: [{ $match: { fullname: { $gt: "" } } }],
        as: "named",
      },
    },
    {
      $project: {
        book: { $first: "$book" },
        owner: { $ifNull: [{ $first: "$named.fullname" }, "$username"] },
      },
    },
  ]);
  return row ?? { owner: "" };
}

/** Fills in the account's name for addresses without a name. */
function withNames({ owner }: Read, addresses: Address[]): Address[] {
  return addresses.map((entry) => ({ ...entry, name: entry.name || owner }));
}

/** A user's addresses, oldest first. */
export async function listAddresses(userId: string): Promise<AddressListAnswer> {
  const stored = await read(userId);
  const data = await withNames(stored, (stored.book?.addresses ?? []).map(toAddress));
  return { message: "These are your addresses.", data };
}

/**
 * Adds an address. The same key of the same user gives the same address.
 * @throws AppError limit_reached at 20, invalid for a business that does not fit
 */
export async function addAddress(
  userId: string,
  form: AddressForm,
  key?: string,
): Promise<{ address: Address; isNew: boolean }> {
  const id = idOfAttempt(userId, key).toString();
  let isNew = true;
  const entries = await changeBook(userId, (before) => {
    isNew = !before.some(({ _id }) => _id === id);
    return isNew ? checked(addEntry(before, id, form), id) : [...before];
  });
  return { address: entryOf(entries, id), isNew };
}

/** Changes the given fields of an address. @throws AppError not_found, invalid for a business that does not fit */
export async function updateAddress(userId: string, addressId: string, form: AddressChange): Promise<Address> {
  return entryOf(
    await changeBook(userId, (entries) => checked(changeEntry(entries, addressId, form), addressId)),
    addressId,
  );
}

/** Deletes an address and returns the remaining ones. @throws AppError not_found */
export function removeAddress(userId: string, addressId: string): Promise<Address[]> {
  return changeBook(userId, (entries) => removeEntry(entries, addressId));
}

/** @throws AppError invalid */
function checked(entries: Address[], id: string): Address[] {
  checkBusiness(entryOf(entries, id));
  return entries;
}

function entryOf(entries: Address[], id: string): Address {
  const entry = entries.find(({ _id }) => _id === id);
  if (!entry) throw notFound("address");
  return entry;
}

/** How many times a change is tried if another tab changes the book at the same time. */
const maxTries = 50;

async function changeBook(userId: string, change: (entries: readonly Address[]) => Address[]): Promise<Address[]> {
  for (let tries = 0; tries < maxTries; tries++) {
    const stored = await read(userId);
    const addresses = change((stored.book?.addresses ?? []).map(toAddress));
    if (await saveBook(userId, stored.book?.revision, addresses)) return withNames(stored, addresses);
  }
  throw new AppError("conflict", "Your addresses are being changed on another device. Try again.");
}

/** Saves the book. `revision` is undefined for a new book. @returns false if the book has changed since `revision` */
async function saveBook(userId: string, revision: number | undefined, addresses: Address[]): Promise<boolean> {
  if (revision !== undefined) {
    const saved = await AddressBook.updateOne({ userId, revision }, { $set: { addresses }, $inc: { revision: 1 } });
    return saved.modifiedCount === 1;
  }
  try {
    await AddressBook.create({ userId, addresses, revision: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
