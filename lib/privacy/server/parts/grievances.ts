import "server-only";
import { eraseGrievancesOf, grievancesOf } from "@/lib/grievance/server/personal";
import { listed, type Owner, type PersonalPart } from "../part";

/** Whose grievances are meant, in the words of lib/grievance. */
export const personOf = ({ id, email }: Owner) => ({ userId: id.toString(), email });

export const grievancesPart: PersonalPart<"grievances"> = {
  name: "grievances",
  what: "The grievances that you raised, with our answers. Oldest first",
  read: async (owner) => listed(await grievancesOf(personOf(owner))),
  async erase(owner, session) {
    await eraseGrievancesOf(personOf(owner), session);
  },
  canReturn: true,
};
