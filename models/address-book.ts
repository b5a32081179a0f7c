import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

const entry = new Schema({
  /** Who receives the parcel; "" for whoever the account belongs to. */
  name: { type: String, default: "" },
  address: { type: String, required: true },
  city: { type: String, required: true },
  state: { type: String, default: "" },
  phone: { type: String, required: true },
  pincode: { type: String, required: true },
  addressType: { type: String, enum: ["home", "work"], required: true },
  isDefault: { type: Boolean, required: true, default: false },
});

/** All addresses of one user, oldest first, in one document: so their number and the one default hold by themselves. */
const addressBookSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    addresses: { type: [entry], required: true, default: [] },
    /** Counts the changes, so that two tabs never overwrite each other. */
    revision: { type: Number, required: true, default: 0 },
  },
  { timestamps: true, collection: "addressbooks" },
);

addressBookSchema.index({ userId: 1 }, { unique: true });

export type AddressBookFields = InferSchemaType<typeof addressBookSchema>;
export type StoredAddress = InferSchemaType<typeof entry> & { _id: Types.ObjectId };

export const AddressBook = defineModel<AddressBookFields>("AddressBook", addressBookSchema);
