import "server-only";
import { connectDatabase } from "@/lib/server/database/db";
import { Profile } from "@/models/profile";
import { User } from "@/models/user";

/** The default recipient for addresses without a name: the profile's full name, else the username, else "". */
export async function accountName(userId: string): Promise<string> {
  await connectDatabase();
  const [profile, user] = await Promise.all([
    Profile.findOne({ userId }, { fullname: 1 }).lean(),
    User.findById(userId, { username: 1 }).lean(),
  ]);
  return profile?.fullname || (user?.username ?? "");
}
