"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/client";
import { tellTabs } from "@/lib/tabs";
import { sessionKey } from "./query-key";
import type { Login, LoginAnswer, SessionAnswer } from "./schema";

/** @throws ApiError cookies_blocked when the browser has not kept the session's cookie, which scripts can't see */
async function signIn(body: Login): Promise<LoginAnswer> {
  const answer = await api<LoginAnswer>("/api/auth/login", { method: "POST", body });
  const session = await api<SessionAnswer>("/api/auth/checkAuth").catch(() => null);
  if (session && session.user === null) {
    throw new ApiError(
      0,
      "cookies_blocked",
      "Your browser blocks cookies. Allow them for this site, then sign in again.",
    );
  }
  return answer;
}

/** Signs in. Data cached for the guest is dropped. */
export function useLogin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: signIn,
    onSuccess: ({ user }) => {
      cache.clear();
      cache.setQueryData<SessionAnswer>(sessionKey, { success: true, user });
      tellTabs({ about: "session" });
    },
  });
}
