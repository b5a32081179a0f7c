import { endpoint } from "@/lib/http/endpoint";
import { AdminList, ChangedRoleAnswer, GrantRole, PeopleQuery, RevokeRole } from "./people-schema";

const tag = "Admin people";

export const listAdminsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/people/get",
  tag,
  summary: "Everybody with the role admin, by email",
  access: "admin",
  query: PeopleQuery,
  answer: AdminList,
});

export const grantRoleEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/people/grant",
  tag,
  summary: "Make a registered account an admin; asks for the caller's password",
  access: "admin",
  body: GrantRole,
  answer: ChangedRoleAnswer,
  limit: "password",
  errors: ["not_found"],
});

export const revokeRoleEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/people/revoke",
  tag,
  summary: "Remove admin access for an admin, never from the last one; asks for the caller's password",
  access: "admin",
  body: RevokeRole,
  answer: ChangedRoleAnswer,
  limit: "password",
  errors: ["not_found", "conflict"],
});
