"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useGet } from "@/lib/http/use-get";
import { useSend } from "@/lib/http/use-send";
import type { AdminsAnswer, ChangedRoleAnswer, GrantRole, RevokeRole } from "./people-schema";
import { adminsKey } from "./query-key";

/** List admins, sorted by email. */
export function useAdmins() {
  const { data, ...state } = useGet<AdminsAnswer>(adminsKey, "/api/admin/people/get");
  return { admins: data?.admins ?? [], ...state };
}

/** Grants the admin role to a registered account. */
export function useGrantRole() {
  return useRoleChange<GrantRole>("/api/admin/people/grant");
}

/** Revokes the admin role. */
export function useRevokeRole() {
  return useRoleChange<RevokeRole>("/api/admin/people/revoke");
}

function useRoleChange<Body>(path: string) {
  const cache = useQueryClient();
  return useSend<Body, ChangedRoleAnswer>({
    path,
    onSuccess: ({ admins }) => cache.setQueryData<AdminsAnswer>(adminsKey, { admins }),
  });
}
