import mongoose, { type InferSchemaType, Schema, type Types } from "mongoose";

const addressSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    address: { type: String, required: true },
    city: { type: String, required: true },
    state: { type: String, default: "" },
    phone: { type: String, required: true },
    pincode: { type: String, required: true },
    addressType: { type: String, enum: ["home", "work"], required: true },
    isDefault: { type: Boolean, required: true, default: false },
  },
  { timestamps: true, collection: "addresses" },
);

addressSchema.index({ userId: 1, _id: 1 });

export type AddressFields = InferSchemaType<typeof addressSchema>;
export type StoredAddress = AddressFields & { _id: Types.ObjectId };

export const Address: mongoose.Model<AddressFields> =
  (mongoose.models.Address as mongoose.Model<AddressFields>) ?? mongoose.model("Address", addressSchema);
