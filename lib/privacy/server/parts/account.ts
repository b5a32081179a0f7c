import "server-only";
import { unknown } from "@/lib/auth/server/browser";
import { AccountLink } from "@/models/account-link";
import { User, type UserFields } from "@/models/user";
import { ExportedAccount, ExportedSession } from "../../schema";
import { listed, type Owner, type PersonalPart } from "../part";

/** All of an account but what proves who signs in: hashes, secrets and the ids of sessions. */
async function loadAccount({ id }: Owner) {
  const fields = { username: 1, email: 1, emailVerifiedAt: 1, role: 1, sessions: 1, "secondFactor.enabledAt": 1 };
  return User.findById(id, { ...fields, createdAt: 1 }).lean<UserFields & { createdAt?: Date }>();
}

const time = (date: Date | null | undefined) => date?.toISOString() ?? null;

export const accountPart: PersonalPart<"account"> = {
  name: "account",
  what: "Your account: name, email address and role",
  isOne: true,
  async read(owner) {
    const user = await loadAccount(owner);
    if (!user) return listed([]);
    const { username, email, emailVerifiedAt, role, createdAt, secondFactor } = user;
    const times = { emailConfirmedAt: time(emailVerifiedAt), createdAt: time(createdAt) };
    const secondFactorSince = time(secondFactor?.enabledAt);
    return listed([ExportedAccount.parse({ username, email, role, ...times, secondFactorSince })]);
  },
  /** With its password, its sessions and the links in mails to it. */
  async erase({ id }, session) {
    await User.deleteOne({ _id: id }, { session });
    await AccountLink.deleteMany({ userId: id }, { session });
  },
  canReturn: true,
};

export const sessionsPart: PersonalPart<"sessions"> = {
  name: "sessions",
  what: "Where you are signed in: browser and times",
  async read(owner) {
    const user = await loadAccount(owner);
    const now = new Date();
    const open = (user?.sessions ?? []).filter(({ expiresAt }) => expiresAt > now);
    return listed(
      open.map(({ browser, system, startedAt, usedAt }) => {
        const device = { browser: browser ?? unknown, system: system ?? unknown };
        return ExportedSession.parse({ ...device, firstAt: time(startedAt), lastAt: time(usedAt) });
      }),
    );
  },
  async erase({ id }, session) {
    await User.updateOne({ _id: id }, { $set: { sessions: [] } }, { session });
  },
};
