import { endpointsOf } from "@/lib/http/endpoint";
import { AdminList, ChangedRoleAnswer, GrantRole, PeopleQuery, RevokeRole } from "./people-schema";

const { admin } = endpointsOf("Admin people");

export const listAdminsEndpoint = admin.get("/api/admin/people/get", {
  summary: "List admins, sorted by email",
  query: PeopleQuery,
  answer: AdminList,
});

export const grantRoleEndpoint = admin.post("/api/admin/people/grant", {
  summary: "Grant admin access, to a confirmed address where the shop sends mails (requires the caller's password)",
  body: GrantRole,
  answer: ChangedRoleAnswer,
  limit: "password",
  errors: ["not_found", "email_not_confirmed"],
});

export const revokeRoleEndpoint = admin.post("/api/admin/people/revoke", {
  summary: "Remove admin access, except from the last admin (requires the caller's password)",
  body: RevokeRole,
  answer: ChangedRoleAnswer,
  limit: "password",
  errors: ["not_found", "conflict"],
});
