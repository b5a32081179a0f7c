import mongoose, { type HydratedDocument, type InferSchemaType, Schema } from "mongoose";

const userSchema = new Schema(
  {
    username: { type: String, required: true },
    /** The username without regard to case. */
    usernameKey: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ["user", "admin"], required: true, default: "user" },
    sessions: {
      type: [{ _id: false, id: { type: String, required: true }, expiresAt: { type: Date, required: true } }],
      required: true,
      default: [],
    },
  },
  { timestamps: true, collection: "users" },
);

userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ role: 1, email: 1 });

export type UserFields = InferSchemaType<typeof userSchema>;
export type UserDocument = HydratedDocument<UserFields>;

export const User: mongoose.Model<UserFields> =
  (mongoose.models.User as mongoose.Model<UserFields>) ?? mongoose.model("User", userSchema);
