"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useSend } from "@/lib/http/use-send";
import { tellTabs } from "@/lib/tabs";
import type { ChangePassword, ForgotPassword, MessageAnswer, Register, ResetPassword, VerifyEmail } from "./schema";

/** Creates an account; does not sign in. */
export function useRegister() {
  return useSend<Register, MessageAnswer>({ path: "/api/auth/register" });
}

/** Changes the password and signs out all other devices. */
export function useChangePassword() {
  return useSend<ChangePassword, MessageAnswer>({ path: "/api/auth/changePassword", changes: ["sessions"] });
}

/** Asks for a link to choose a new password. */
export function useForgotPassword() {
  return useSend<ForgotPassword, MessageAnswer>({ path: "/api/auth/forgotPassword" });
}

/** Chooses a new password with the token of a link; who was signed in here with that account no longer is. */
export function useResetPassword() {
  const cache = useQueryClient();
  return useSend<ResetPassword, MessageAnswer>({
    path: "/api/auth/resetPassword",
    onSuccess: () => {
      cache.clear();
      tellTabs({ about: "session" });
    },
  });
}

/** Confirms an email address with the token of a link. */
export function useVerifyEmail() {
  const cache = useQueryClient();
  return useSend<VerifyEmail, MessageAnswer>({
    path: "/api/auth/verifyEmail",
    onSuccess: () => {
      tellTabs({ about: "profile" });
      return cache.invalidateQueries({ queryKey: ["profile"] });
    },
  });
}

/** Asks for another link to confirm the email address of the account, which may be confirmed already. */
export function useSendVerification() {
  const cache = useQueryClient();
  return useSend<void, MessageAnswer>({
    path: "/api/auth/sendVerification",
    onSuccess: () => cache.invalidateQueries({ queryKey: ["profile"] }),
  });
}
