import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model";

const profileSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    fullname: { type: String, default: "" },
    phone: { type: String, default: "" },
    gender: { type: String, default: "" },
    /** yyyy-mm-dd or "". */
    dob: { type: String, default: "" },
    location: { type: String, default: "" },
    avatar: { type: String, default: "" },
  },
  { timestamps: true, collection: "profiles" },
);

profileSchema.index({ userId: 1 }, { unique: true });

export type ProfileFields = InferSchemaType<typeof profileSchema>;
export type StoredProfile = ProfileFields & { _id: Types.ObjectId };

export const Profile = defineModel<ProfileFields>("Profile", profileSchema);
