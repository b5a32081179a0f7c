import { endpointsOf } from "@/lib/http/endpoint";
import { idempotencyHeaders } from "@/lib/http/shapes";
import {
  AddAddress,
  AddressAnswer,
  AddressListAnswer,
  AddressOwnerParams,
  AddressParams,
  PincodeAnswer,
  PincodeParams,
  UpdateAddress,
} from "./schema";

const { anyone, shopper } = endpointsOf("Addresses");

export const addAddressEndpoint = shopper.post("/api/shop/address/add", {
  summary: "Add an address",
  owner: true,
  headers: idempotencyHeaders("address"),
  body: AddAddress,
  answer: AddressAnswer,
  status: 201,
  repeatable: true,
  errors: ["limit_reached", "conflict"],
});

export const listAddressesEndpoint = shopper.get("/api/shop/address/get/{userId}", {
  summary: "List addresses, oldest first",
  owner: true,
  params: AddressOwnerParams,
  answer: AddressListAnswer,
});

export const updateAddressEndpoint = shopper.put("/api/shop/address/update/{userId}/{addressId}", {
  summary: "Update an address: the fields that are sent",
  owner: true,
  params: AddressParams,
  body: UpdateAddress,
  answer: AddressAnswer,
  errors: ["not_found", "conflict"],
});

/** The same endpoint under the path that the specification's client uses. */
export const updateAddressShortEndpoint = shopper.put("/api/address/update/{userId}/{addressId}", {
  ...updateAddressEndpoint,
  summary: "Update an address (short path)",
});

export const removeAddressEndpoint = shopper.delete("/api/shop/address/delete/{userId}/{addressId}", {
  summary: "Delete an address",
  owner: true,
  params: AddressParams,
  answer: AddressListAnswer,
  errors: ["not_found", "conflict"],
});

export const findPincodeEndpoint = anyone.get("/api/shop/pincode/{pin}", {
  summary: "Look up the city and state of a PIN code (data is null if it is unknown)",
  params: PincodeParams,
  answer: PincodeAnswer,
});
