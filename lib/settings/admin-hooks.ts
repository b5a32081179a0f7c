"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/http/client";
import { useGetOnce } from "@/lib/http/use-get";
import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import { settingsKey } from "./query-key";
import type { RestoreSettings, SavedSettingsAnswer, SaveSettings, SettingsAnswer, SettingsVersions } from "./schema";

const versionsKey = [...settingsKey, "versions"] as const;
const versionsOnPage = 20;

/** The settings in force, for admins; read once, so that they don't change under a form. */
export function useSettings() {
  const { data, ...state } = useGetOnce<SettingsAnswer>(settingsKey, "/api/admin/settings/get");
  return { current: data, ...state };
}

/** Saves groups of settings. */
export function useSaveSettings() {
  return useChange<SaveSettings>("PUT", "/api/admin/settings/save");
}

/** Makes an earlier version the newest one. */
export function useRestoreSettings() {
  return useChange<RestoreSettings>("POST", "/api/admin/settings/restore");
}

function useChange<Body>(method: "PUT" | "POST", path: string) {
  const cache = useQueryClient();
  return useSend<Body, SavedSettingsAnswer>({
    method,
    path,
    onSuccess: () => cache.invalidateQueries({ queryKey: versionsKey }),
  });
}

/** The settings that another admin has saved meanwhile, in the error of a change that came second; null for others. */
export function newerSettings(error: unknown): Pick<SettingsAnswer, "version" | "settings"> | null {
  if (!(error instanceof ApiError) || error.code !== "stale") return null;
  return error.body as unknown as Pick<SettingsAnswer, "version" | "settings">;
}

/** A page of all versions, newest first. */
export function useSettingsVersions(page: number) {
  const { answer, ...list } = usePages<SettingsVersions>({
    key: versionsKey,
    path: "/api/admin/settings/versions",
    page,
    limit: versionsOnPage,
  });
  return { versions: answer?.versions ?? [], ...list };
}
