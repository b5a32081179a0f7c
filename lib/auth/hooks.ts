"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { forgetPerson } from "@/lib/drafts";
import { api } from "@/lib/http/client";
import type { ChangePassword, Login, LoginAnswer, MessageAnswer, Register, SessionAnswer, User } from "./schema";

/** The place of the session in the query cache. */
export const sessionKey = ["session"] as const;

/** Who is signed in. `isLoading` until the first answer; `user` is null for a guest. */
export function useSession(): { user: User | null; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => api<SessionAnswer>("/api/auth/checkAuth", { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
  return { user: data?.user ?? null, isLoading: isPending };
}

/** Signs in. What was kept for the guest before is forgotten. */
export function useLogin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Login) => api<LoginAnswer>("/api/auth/login", { method: "POST", body }),
    onSuccess: ({ user }) => {
      cache.clear();
      cache.setQueryData<SessionAnswer>(sessionKey, { success: true, user });
    },
  });
}

/** Makes an account; does not sign in. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Register) => api<MessageAnswer>("/api/auth/register", { method: "POST", body }),
  });
}

/** Signs out; what belonged to the user leaves the cache. */
export function useLogout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api<MessageAnswer>("/api/auth/logout", { method: "POST", body: {} }),
    onSuccess: () => {
      forgetPerson();
      cache.clear();
      cache.setQueryData<SessionAnswer>(sessionKey, { success: false, user: null });
    },
  });
}

/** Changes the password; all other devices are signed out. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePassword) => api<MessageAnswer>("/api/auth/changePassword", { method: "POST", body }),
    networkMode: "always",
  });
}
