"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { forgetSession } from "@/lib/auth/hooks";
import type { MessageAnswer } from "@/lib/auth/schema";
import { ApiError, api, isSessionEnded } from "@/lib/http/client";
import type { ExportAnswer, WithPassword } from "./schema";

/** How long a download may take, in ms: hundreds of orders on a slow phone. */
const exportMs = 5 * 60_000;

/** Loads all that is stored about the user. @throws ApiError offline also when the connection breaks on the way */
async function loadExport(body: WithPassword): Promise<ExportAnswer> {
  const path = "/api/shop/privacy/export";
  const answer = await api<Partial<ExportAnswer>>(path, { method: "POST", body, withinMs: exportMs });
  if (!answer.index) {
    throw new ApiError(0, "offline", "The download was cut off. Check your connection and try again.");
  }
  return answer as ExportAnswer;
}

/** Downloads all that is stored about the user. */
export function useExportData() {
  return useMutation({ mutationFn: loadExport });
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
