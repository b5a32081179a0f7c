import { type HydratedDocument, type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

const userSchema = new Schema(
  {
    username: { type: String, required: true },
    /** The username without regard to case. */
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ["user", "admin"], required: true, default: "user" },
    sessions: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          /** When it ends without use; every use moves it on, to the nearest 15 minutes. */
          expiresAt: { type: Date, required: true },
          /** When it ends at the latest. Sessions from before this field are not moved on. */
          endsAt: { type: Date },
        },
      ],
      required: true,
      default: [],
    },
    /** The authenticator app of an admin; missing without one. */
    secondFactor: {
      type: {
        _id: false,
        /** Base32; leaves the database for the sign-in check only. */
        secret: { type: String, required: true },
        /** Null while it is being set up. */
        enabledAt: { type: Date, default: null },
        /** The 30 s step of the last code that was used. */
        lastStep: { type: Number, required: true },
        /** Hashes of the recovery codes that are left. */
        recoveryCodes: { type: [String], required: true },
      },
    },
    /** When it last placed an order: two orders at once both write it, so that they can't overlook each other. */
    orderedAt: { type: Date },
  },
  { timestamps: true, collection: "users" },
);

userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ role: 1, email: 1 });

export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;

export const User = defineModel<UserFields>("User", userSchema);
