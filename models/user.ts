import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model";

const userSchema = new Schema(
  {
    username: { type: String, required: true },
    /** The case-insensitive username. */
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    /** When the email address was confirmed by a link; absent until then. */
    emailVerifiedAt: { type: Date },
    role: { type: String, enum: ["user", "admin"], required: true, default: "user" },
    sessions: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          /** When the session expires without activity; every request extends it, with a precision of 15 minutes. */
          expiresAt: { type: Date, required: true },
          /** The absolute expiry of the session. Sessions created before this field existed are not extended. */
          endsAt: { type: Date },
          /** Absent on sessions from before these four: when it began and was last used, with a precision of 15 minutes. */
          startedAt: { type: Date },
          usedAt: { type: Date },
          browser: { type: String },
          system: { type: String },
        },
      ],
      required: true,
      default: [],
    },
    /** The authenticator app of an admin; absent without one. */
    secondFactor: {
      type: {
        _id: false,
        /** Base32; used only to check sign-in codes. */
        secret: { type: String, required: true },
        /** Null while it is being set up. */
        enabledAt: { type: Date, default: null },
        /** The 30 s time step of the last used code. */
        lastStep: { type: Number, required: true },
        /** Hashes of the unused recovery codes. */
        recoveryCodes: { type: [String], required: true },
      },
    },
  },
  { timestamps: true, collection: "users" },
);

userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ role: 1, email: 1 });

export type UserFields = InferSchemaType<typeof userSchema>;

export const User = defineModel<UserFields>("User", userSchema);
