import { endpoint } from "@/lib/http/endpoint";
import {
  AddAddress,
  AddressAnswer,
  AddressListAnswer,
  AddressOwnerParams,
  AddressParams,
  PincodeAnswer,
  PincodeParams,
} from "./schema";

const tag = "Addresses";

export const addAddressEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/address/add",
  tag,
  summary: "Add an address",
  access: "shopper",
  owner: true,
  body: AddAddress,
  answer: AddressAnswer,
  status: 201,
  errors: ["limit_reached", "conflict"],
});

export const listAddressesEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/address/get/{userId}",
  tag,
  summary: "List addresses, oldest first",
  access: "shopper",
  owner: true,
  params: AddressOwnerParams,
  answer: AddressListAnswer,
});

export const updateAddressEndpoint = endpoint({
  method: "PUT",
  path: "/api/shop/address/update/{userId}/{addressId}",
  tag,
  summary: "Update an address",
  access: "shopper",
  owner: true,
  params: AddressParams,
  body: AddAddress,
  answer: AddressAnswer,
  errors: ["not_found", "conflict"],
});

/** The same endpoint under the path that the specification's client uses. */
export const updateAddressShortEndpoint = endpoint({
  ...updateAddressEndpoint,
  path: "/api/address/update/{userId}/{addressId}",
  summary: "Update an address (short path)",
});

export const removeAddressEndpoint = endpoint({
  method: "DELETE",
  path: "/api/shop/address/delete/{userId}/{addressId}",
  tag,
  summary: "Delete an address",
  access: "shopper",
  owner: true,
  params: AddressParams,
  answer: AddressListAnswer,
  errors: ["not_found", "conflict"],
});

export const findPincodeEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/pincode/{pin}",
  tag,
  summary: "Look up the city and state of a PIN code (data is null if it is unknown)",
  access: "anyone",
  params: PincodeParams,
  answer: PincodeAnswer,
});
