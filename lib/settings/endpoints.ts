import { endpointsOf } from "@/lib/http/endpoint";
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

const { anyone, admin } = endpointsOf("Settings");

export const getSettingsEndpoint = admin.get("/api/admin/settings/get", {
  summary: "Get the settings in force",
  answer: SettingsAnswer,
});

export const saveSettingsEndpoint = admin.put("/api/admin/settings/save", {
  summary: "Save groups of settings as a new version (groups that are left out stay)",
  body: SaveSettings,
  answer: SavedSettingsAnswer,
  errors: ["stale"],
  extra: { 409: StaleSettings },
});

export const listSettingsVersionsEndpoint = admin.get("/api/admin/settings/versions", {
  summary: "List all versions of the settings, newest first",
  query: VersionsQuery,
  answer: SettingsVersions,
});

export const restoreSettingsEndpoint = admin.post("/api/admin/settings/restore", {
  summary: "Make an earlier version of the settings the newest one",
  body: RestoreSettings,
  answer: SavedSettingsAnswer,
  errors: ["not_found", "stale"],
  extra: { 409: StaleSettings },
});

export const listStoresEndpoint = anyone.get("/api/shop/stores/get", {
  summary: "List the offline stores",
  answer: StoresAnswer,
});
