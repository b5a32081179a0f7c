import { endpoint } from "@/lib/http/endpoint";
import { AdminList, ChangedRoleAnswer, GrantRole, PeopleQuery, RevokeRole } from "./people-schema";

const tag = "Admin people";

export const listAdminsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/people/get",
  tag,
  summary: "List admins, sorted by email",
  access: "admin",
  query: PeopleQuery,
  answer: AdminList,
});

export const grantRoleEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/people/grant",
  tag,
  summary: "Grant admin access, to a confirmed address where the shop sends mails (requires the caller's password)",
  access: "admin",
  body: GrantRole,
  answer: ChangedRoleAnswer,
  limit: "password",
  errors: ["not_found", "email_not_confirmed"],
});

export const revokeRoleEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/people/revoke",
  tag,
  summary: "Remove admin access, except from the last admin (requires the caller's password)",
  access: "admin",
  body: RevokeRole,
  answer: ChangedRoleAnswer,
  limit: "password",
  errors: ["not_found", "conflict"],
});
