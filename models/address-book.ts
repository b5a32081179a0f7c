import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

const entry = new Schema({
  /** The recipient of the parcel; "" for the account's owner. */
  name: { type: String, default: "" },
  address: { type: String, required: true },
  city: { type: String, required: true },
  state: { type: String, default: "" },
  phone: { type: String, required: true },
  pincode: { type: String, required: true },
  /** Of a buyer who is a business; "" without one, and in addresses of versions before. */
  gstin: { type: String, default: "" },
  business: { type: String, default: "" },
  addressType: { type: String, enum: ["home", "work"], required: true },
  isDefault: { type: Boolean, required: true, default: false },
});

/** All addresses of a user, oldest first, in one document: a single write enforces the limit and the one default. */
const addressBookSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    addresses: { type: [entry], required: true, default: [] },
    /** Incremented with every change, so that two tabs never overwrite each other's changes. */
    revision: { type: Number, required: true, default: 0 },
  },
  { timestamps: true, collection: "addressbooks" },
);

addressBookSchema.index({ userId: 1 }, { unique: true });

export type AddressBookFields = InferSchemaType<typeof addressBookSchema>;
export type StoredAddress = InferSchemaType<typeof entry> & { _id: Types.ObjectId };

export const AddressBook = defineModel<AddressBookFields>("AddressBook", addressBookSchema);
