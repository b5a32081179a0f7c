import { endpoint } from "@/lib/http/endpoint";
import {
  RestoreSettings,
  SavedSettingsAnswer,
  SaveSettings,
  SettingsAnswer,
  SettingsVersions,
  StaleSettings,
  StoresAnswer,
  VersionsQuery,
} from "./schema";

const tag = "Settings";

export const getSettingsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/settings/get",
  tag,
  summary: "Get the settings in force",
  access: "admin",
  answer: SettingsAnswer,
});

export const saveSettingsEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/settings/save",
  tag,
  summary: "Save groups of settings as a new version (groups that are left out stay)",
  access: "admin",
  body: SaveSettings,
  answer: SavedSettingsAnswer,
  errors: ["stale"],
  extra: { 409: StaleSettings },
});

export const listSettingsVersionsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/settings/versions",
  tag,
  summary: "List all versions of the settings, newest first",
  access: "admin",
  query: VersionsQuery,
  answer: SettingsVersions,
});

export const restoreSettingsEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/settings/restore",
  tag,
  summary: "Make an earlier version of the settings the newest one",
  access: "admin",
  body: RestoreSettings,
  answer: SavedSettingsAnswer,
  errors: ["not_found", "stale"],
  extra: { 409: StaleSettings },
});

export const listStoresEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/stores/get",
  tag,
  summary: "List the offline stores",
  access: "anyone",
  answer: StoresAnswer,
});
