import * as z from "zod";
import { cleanLine, cleanNumber } from "@/lib/clean-text";
import { ClaimedUserId, Id, line, Message } from "@/lib/http/shapes";
import { isGstin } from "@/lib/tax/gstin";
import { Mobile } from "./phone";

export const addressTypes = ["home", "work"] as const;

/** Six digits, the first not 0 (India Post), also written as "560 038". */
export const Pincode = z
  .string({ error: "must have six digits" })
  .max(100, { error: "must have six digits" })
  .overwrite((text) => cleanNumber(text).replace(/[\s-]/g, ""))
  .regex(/^[1-9]\d{5}$/, { error: "must have six digits, not starting with 0" });

/** The recipient and destination of a parcel: the part of an address that an order stores. */
export const Destination = z.object({
  name: line(0, 60, "a name")
    .refine((name) => name.length !== 1, { error: "must have 2 to 60 characters" })
    .optional()
    .meta({ description: "Who receives the parcel; defaults to the profile's full name, then the user name" }),
  address: line(5, 200, "an address"),
  city: line(2, 60, "a city"),
  state: line(0, 60, "a state").optional(),
  phone: Mobile,
  pincode: Pincode,
  gstin: z
    .string({ error: "must be a GSTIN" })
    .max(100, { error: "must be a GSTIN" })
    .overwrite((text) => cleanLine(text).replace(/\s/g, "").toUpperCase())
    .refine((gstin) => gstin === "" || isGstin(gstin), { error: "must be a GSTIN of 15 characters, without typos" })
    .optional()
    .meta({ description: "Of a buyer who is a business, registered in the state of the PIN code; needs `business`" }),
  business: line(0, 100, "the name of a business")
    .refine((name) => name.length !== 1, { error: "must have 2 to 100 characters" })
    .optional()
    .meta({ description: "The name of the business that has the GSTIN" }),
});

export const AddressForm = Destination.extend({
  addressType: z.enum(addressTypes, { error: "must be home or work" }),
  isDefault: z.boolean({ error: "must be true or false" }).optional(),
});

export const AddAddress = AddressForm.extend({ userId: ClaimedUserId });

/** The fields of an address that change; those left out stay. */
export const AddressChange = AddressForm.partial();
export const UpdateAddress = AddressChange.extend({ userId: ClaimedUserId });

export const AddressShape = z
  .object({
    _id: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    phone: z.string(),
    pincode: z.string(),
    /** "" without one, as is `business`. */
    gstin: z.string(),
    business: z.string(),
    addressType: z.enum(addressTypes),
    isDefault: z.boolean(),
  })
  .meta({ id: "Address" });

export const AddressAnswer = z.object({ message: Message, data: AddressShape });
export const AddressListAnswer = z.object({ message: Message, data: z.array(AddressShape) });
export const AddressOwnerParams = z.object({ userId: z.string() });
export const AddressParams = z.object({ userId: z.string(), addressId: Id });

export const PincodeParams = z.object({ pin: Pincode });
export const PincodePlace = z.object({
  city: z.string().meta({ description: "Empty where only the state is known" }),
  state: z.string(),
});
export const PincodeAnswer = z.object({ data: PincodePlace.nullable() });

export type PincodePlace = z.infer<typeof PincodePlace>;
export type PincodeAnswer = z.infer<typeof PincodeAnswer>;
export type AddressForm = z.infer<typeof AddressForm>;
export type AddressChange = z.infer<typeof AddressChange>;
export type Destination = z.infer<typeof Destination>;
export type Address = z.infer<typeof AddressShape>;
export type AddressAnswer = z.infer<typeof AddressAnswer>;
export type AddressListAnswer = z.infer<typeof AddressListAnswer>;
