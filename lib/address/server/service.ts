import "server-only";
import mongoose from "mongoose";
import { AppError, notFound } from "@/lib/http/errors";
import { isDuplicateKey } from "@/lib/http/server/database-errors";
import { connectDatabase } from "@/lib/server/database/db";
import { AddressBook, type StoredAddress } from "@/models/address-book";
import { addEntry, changeEntry, removeEntry } from "../book";
import type { Address, AddressForm } from "../schema";
import { accountName } from "./account-name";

function toAddress(stored: StoredAddress): Address {
  const { _id, name, address, city, state, phone, pincode, addressType, isDefault } = stored;
  const texts = { name: name ?? "", address, city, state: state ?? "", phone, pincode };
  return { _id: _id.toString(), ...texts, addressType, isDefault };
}

/** Fills in the account's name for addresses without a name. */
async function withNames(userId: string, addresses: Address[]): Promise<Address[]> {
  if (addresses.every(({ name }) => name)) return addresses;
  const owner = await accountName(userId);
  return addresses.map((entry) => ({ ...entry, name: entry.name || owner }));
}

/** A user's addresses, oldest first. */
export async function listAddresses(userId: string): Promise<Address[]> {
  await connectDatabase();
  const book = await AddressBook.findOne({ userId }).lean();
  return withNames(userId, (book?.addresses ?? []).map(toAddress));
}

/** One of a user's addresses. @throws AppError not_found if the user has no such address */
export async function getAddress(userId: string, addressId: string): Promise<Address> {
  const found = (await listAddresses(userId)).find((entry) => entry._id === addressId);
  if (!found) throw notFound("address");
  return found;
}

/** Adds an address. @throws AppError limit_reached at 20 */
export async function addAddress(userId: string, form: AddressForm): Promise<Address> {
  const id = new mongoose.Types.ObjectId().toString();
  return entryOf(await changeBook(userId, (entries) => addEntry(entries, id, form)), id);
}

/** Changes an address. @throws AppError not_found */
export async function updateAddress(userId: string, addressId: string, form: AddressForm): Promise<Address> {
  return entryOf(await changeBook(userId, (entries) => changeEntry(entries, addressId, form)), addressId);
}

/** Deletes an address and returns the remaining ones. @throws AppError not_found */
export function removeAddress(userId: string, addressId: string): Promise<Address[]> {
  return changeBook(userId, (entries) => removeEntry(entries, addressId));
}

function entryOf(entries: Address[], id: string): Address {
  const entry = entries.find(({ _id }) => _id === id);
  if (!entry) throw notFound("address");
  return entry;
}

/** How many times a change is tried if another tab changes the book at the same time. */
const maxTries = 50;

async function changeBook(userId: string, change: (entries: readonly Address[]) => Address[]): Promise<Address[]> {
  await connectDatabase();
  for (let tries = 0; tries < maxTries; tries++) {
    const book = await AddressBook.findOne({ userId }).lean();
    const addresses = change((book?.addresses ?? []).map(toAddress));
    if (await saveBook(userId, book?.revision, addresses)) return withNames(userId, addresses);
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
