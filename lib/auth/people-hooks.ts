"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { useGet } from "@/lib/http/use-get";
import type { AdminsAnswer, ChangedRoleAnswer, GrantRole, RevokeRole } from "./people-schema";

const adminsKey = ["admins"] as const;

/** List admins, sorted by email. */
export function useAdmins() {
  const { data, error, isPending, isRefetching, refetch } = useGet<AdminsAnswer>(adminsKey, "/api/admin/people/get", {
    staleTime: 0,
  });
  return { admins: data?.admins ?? [], error, isLoading: isPending, isReloading: isRefetching, reload: refetch };
}

/** Grants the admin role to a registered account. */
export function useGrantRole() {
  return useRoleChange((body: GrantRole) =>
    api<ChangedRoleAnswer>("/api/admin/people/grant", { method: "POST", body }),
  );
}

/** Revokes the admin role. */
export function useRevokeRole() {
  return useRoleChange((body: RevokeRole) =>
    api<ChangedRoleAnswer>("/api/admin/people/revoke", { method: "POST", body }),
  );
}

function useRoleChange<Body>(send: (body: Body) => Promise<ChangedRoleAnswer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ admins }) => cache.setQueryData<AdminsAnswer>(adminsKey, { admins }),
  });
}
