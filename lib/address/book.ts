import { AppError, notFound } from "@/lib/http/errors";
import type { Address, AddressForm } from "./schema";

/** How many addresses a shopper may keep. */
export const maxAddresses = 20;

/** Exactly one address of a book that has any is the default: `chosen`, else the one that was, else the oldest. */
function withOneDefault(addresses: readonly Address[], chosen?: string): Address[] {
  const id = chosen ?? addresses.find((entry) => entry.isDefault)?._id ?? addresses[0]?._id;
  return addresses.map((entry) => ({ ...entry, isDefault: entry._id === id }));
}

/** The book with one address more. @throws AppError limit_reached */
export function addEntry(addresses: readonly Address[], _id: string, form: AddressForm): Address[] {
  if (addresses.length >= maxAddresses) {
    throw new AppError("limit_reached", `You can save up to ${maxAddresses} addresses. Delete one to add another.`);
  }
  const { name = "", state = "", isDefault = false, ...rest } = form;
  return withOneDefault([...addresses, { ...rest, _id, name, state, isDefault: false }], isDefault ? _id : undefined);
}

/** The book with one address changed; name, state and isDefault stay when they are left out. @throws AppError not_found */
export function changeEntry(addresses: readonly Address[], _id: string, form: AddressForm): Address[] {
  const present = addresses.find((entry) => entry._id === _id);
  if (!present) throw notFound("address");
  const { isDefault = present.isDefault, name = present.name, state = present.state, ...rest } = form;
  const changed = addresses.map((entry) => (entry === present ? { ...rest, _id, name, state, isDefault } : entry));
  return withOneDefault(changed, isDefault ? _id : undefined);
}

/** The book without one address. @throws AppError not_found */
export function removeEntry(addresses: readonly Address[], _id: string): Address[] {
  if (!addresses.some((entry) => entry._id === _id)) throw notFound("address");
  return withOneDefault(addresses.filter((entry) => entry._id !== _id));
}
