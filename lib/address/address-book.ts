import { AppError, notFound } from "@/lib/errors";
import { keysOf, pick } from "@/lib/keys";
import type { Address, AddressChange, AddressForm } from "./schema";

/** How many addresses a shopper can save. */
export const maxAddresses = 20;

/** Marks exactly one address as the default, if there are any: `chosen`, else the current default, else the oldest. */
function withOneDefault(addresses: readonly Address[], chosen?: string): Address[] {
  const id = chosen ?? addresses.find((entry) => entry.isDefault)?._id ?? addresses[0]?._id;
  return addresses.map((entry) => ({ ...entry, isDefault: entry._id === id }));
}

/** The book with an address added. @throws AppError limit_reached */
export function addEntry(addresses: readonly Address[], _id: string, form: AddressForm): Address[] {
  if (addresses.length >= maxAddresses) {
    throw new AppError("limit_reached", `You can save up to ${maxAddresses} addresses. Delete one to add another.`);
  }
  const { name = "", state = "", gstin = "", business = "", isDefault = false, ...rest } = form;
  return withOneDefault(
    [...addresses, { ...rest, _id, name, state, gstin, business, isDefault: false }],
    isDefault ? _id : undefined,
  );
}

/** The book with an address changed; what is left out stays as it is. @throws AppError not_found */
export function changeEntry(addresses: readonly Address[], _id: string, form: AddressChange): Address[] {
  const present = addresses.find((entry) => entry._id === _id);
  if (!present) throw notFound("address");
  const { _id: _, ...others } = present;
  const next = { ...others, ...pick(form, keysOf(form)), _id };
  const changed = addresses.map((entry) => (entry === present ? next : entry));
  return withOneDefault(changed, next.isDefault ? _id : undefined);
}

/** The book with an address removed. @throws AppError not_found */
export function removeEntry(addresses: readonly Address[], _id: string): Address[] {
  if (!addresses.some((entry) => entry._id === _id)) throw notFound("address");
  return withOneDefault(addresses.filter((entry) => entry._id !== _id));
}
