import mongoose from "mongoose";
import { User } from "@/models/user";

/**
 * Makes somebody an admin, or takes that back.
 * @returns what to tell the one who asked
 * @throws Error when nobody has the address, or it is the last admin's.
 */
export async function grantRole(email: string, role: "admin" | "user"): Promise<string> {
  return mongoose.connection.transaction(async (session) => {
    const user = await User.findOne({ email: email.trim().toLowerCase() }, null, { session });
    if (!user) throw new Error(`Nobody is registered with ${email}. Register in the shop first.`);
    if (user.role === role) return `${user.email} is ${role === "admin" ? "an admin" : "no admin"} already.`;
    if (role === "user") {
      const others = await User.countDocuments({ role: "admin", _id: { $ne: user._id } }).session(session);
      if (others === 0) throw new Error(`${user.email} is the last admin. Make somebody else one first.`);
    }
    user.role = role;
    await user.save({ session });
    return role === "admin" ? `${user.email} is an admin now.` : `${user.email} is no admin any more.`;
  });
}
