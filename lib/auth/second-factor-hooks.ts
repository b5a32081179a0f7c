"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useGet } from "@/lib/http/use-get";
import { useSend } from "@/lib/http/use-send";
import { secondFactorKey } from "./query-key";
import type { MessageAnswer } from "./schema";
import type {
  BegunSecondFactor,
  ConfirmWithPassword,
  DisableSecondFactor,
  EnabledSecondFactor,
  EnableSecondFactor,
  SecondFactorAnswer,
} from "./second-factor-schema";

const base = "/api/admin/secondFactor";

/** The state of the signed-in admin's second factor. */
export function useSecondFactor() {
  return useGet<SecondFactorAnswer>(secondFactorKey, `${base}/get`);
}

/** Creates a secret for an authenticator app. */
export function useBeginSecondFactor() {
  return useSend<ConfirmWithPassword, BegunSecondFactor>({ path: `${base}/begin` });
}

/** Enables the second factor with the app's first code; returns the recovery codes. */
export function useEnableSecondFactor() {
  const cache = useQueryClient();
  return useSend<EnableSecondFactor, EnabledSecondFactor>({
    path: `${base}/enable`,
    onSuccess: () => cache.invalidateQueries({ queryKey: secondFactorKey }),
  });
}

/** Disables the second factor. */
export function useDisableSecondFactor() {
  const cache = useQueryClient();
  return useSend<DisableSecondFactor, MessageAnswer>({
    path: `${base}/disable`,
    onSuccess: () => cache.invalidateQueries({ queryKey: secondFactorKey }),
  });
}
