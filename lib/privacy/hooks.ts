"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { forgetSession } from "@/lib/auth/hooks";
import type { MessageAnswer } from "@/lib/auth/schema";
import { ApiError, api, isSessionEnded } from "@/lib/http/client";
import type { ExportAnswer, WithPassword } from "./schema";

/** How long a download may take, in ms: hundreds of orders on a slow phone. */
const exportMs = 5 * 60_000;

/** Downloads all that is stored about the user. */
export function useExportData() {
  return useMutation({
    mutationFn: (body: WithPassword) =>
      api<ExportAnswer>("/api/shop/privacy/export", { method: "POST", body, withinMs: exportMs }),
  });
}

/** Deletes the account; what this browser and its other tabs know of the person goes too. */
export function useDeleteAccount() {
  const cache = useQueryClient();
  /** Whether an answer got lost: the account may be deleted already. */
  const isUnknown = useRef(false);

  async function deleteAccount(body: WithPassword): Promise<MessageAnswer> {
    try {
      return await api<MessageAnswer>("/api/shop/privacy/delete", { method: "POST", body });
    } catch (error) {
      if (isUnknown.current && isSessionEnded(error)) return { message: "Your account is deleted." };
      if (error instanceof ApiError && error.status === 0) isUnknown.current = true;
      throw error;
    }
  }

  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => forgetSession(cache),
  });
}
