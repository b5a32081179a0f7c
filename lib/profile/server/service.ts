import "server-only";
import { Types } from "mongoose";
import { invalid, notFound } from "@/lib/errors";
import { isOwnImage } from "@/lib/media/server/image-url";
import { countReferences, refuseRemoved } from "@/lib/media/server/uploads";
import { connectDatabase } from "@/lib/server/database/connection";
import { inTransaction } from "@/lib/server/database/transaction";
import { env } from "@/lib/server/env";
import { Profile as Profiles, type StoredProfile } from "@/models/profile";
import { User as Users } from "@/models/user";
import type { Profile, ProfileAnswer, ProfileForm } from "../schema";

const empty = { fullname: "", phone: "", gender: "", dob: "", location: "", avatar: "" };

/** A user's profile with the account's email; the fields are empty until edited. @throws AppError not_found */
export async function getProfile(userId: string): Promise<ProfileAnswer> {
  return { message: "This is your profile.", data: await profileOf(userId) };
}

async function profileOf(userId: string): Promise<Profile> {
  await connectDatabase();
  const [user] = await Users.aggregate<{ email: string; emailVerifiedAt?: Date; profile: StoredProfile[] }>([
    { $match: { _id: new Types.ObjectId(userId) } },
    { $project: { email: 1, emailVerifiedAt: 1 } },
    { $lookup: { from: Profiles.collection.name, localField: "_id", foreignField: "userId", as: "profile" } },
  ]);
  if (!user) throw notFound("user");
  const { fullname, phone, gender, dob, location, avatar } = { ...empty, ...user.profile[0] };
  const emailVerified = Boolean(user.emailVerifiedAt);
  return { fullname, phone, email: user.email, gender, dob, location, avatar, emailVerified };
}

/**
 * Updates a profile; omitted fields stay unchanged, "" clears a field.
 * @throws AppError invalid when the avatar was not uploaded to this shop, or was removed
 */
export async function editProfile(userId: string, form: Partial<ProfileForm>): Promise<Profile> {
  if (form.avatar && !isOwnImage(form.avatar, env().CLOUDINARY_URL))
    throw invalid("avatar", "must be a picture uploaded to this shop");
  if (form.avatar === undefined) {
    await connectDatabase();
    await Profiles.updateOne({ userId }, { $set: form }, { upsert: true });
  } else await changeAvatar(userId, { ...form, avatar: form.avatar });
  return profileOf(userId);
}

/** Updates a profile together with what is recorded about the use of its picture. */
function changeAvatar(userId: string, form: Partial<ProfileForm> & { avatar: string }): Promise<void> {
  return inTransaction(async (session) => {
    const before = await Profiles.findOneAndUpdate({ userId }, { $set: form }, { upsert: true, session }).lean();
    await countReferences([{ before: [before?.avatar ?? ""], after: [form.avatar] }], session);
    if (form.avatar !== before?.avatar) await refuseRemoved("avatar", [form.avatar], session);
  });
}
