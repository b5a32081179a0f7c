import { endpoint } from "@/lib/http/endpoint";
import {
  AdminPagesAnswer,
  HelpAnswer,
  HelpParams,
  PageVersions,
  PageVersionsQuery,
  PreviewAnswer,
  PreviewPage,
  RestorePage,
  SavedPageAnswer,
  SavePage,
  StalePage,
} from "./schema";

const tag = "Help pages";

export const getHelpEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/help/get/{slug}",
  tag,
  summary: "Get a help page as HTML",
  access: "anyone",
  params: HelpParams,
  answer: HelpAnswer,
});

export const listPagesEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/pages/get",
  tag,
  summary: "List the help pages with their texts",
  access: "admin",
  answer: AdminPagesAnswer,
});

export const savePageEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/pages/save",
  tag,
  summary: "Save the text of a help page as a new version",
  access: "admin",
  body: SavePage,
  answer: SavedPageAnswer,
  errors: ["stale"],
  extra: { 409: StalePage },
});

export const listPageVersionsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/pages/versions/{slug}",
  tag,
  summary: "List all versions of a help page, newest first",
  access: "admin",
  params: HelpParams,
  query: PageVersionsQuery,
  answer: PageVersions,
});

export const restorePageEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/pages/restore",
  tag,
  summary: "Make an earlier version of a help page the newest one",
  access: "admin",
  body: RestorePage,
  answer: SavedPageAnswer,
  errors: ["not_found", "stale"],
  extra: { 409: StalePage },
});

export const previewPageEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/pages/preview",
  tag,
  summary: "Render a text as a help page, without saving it",
  access: "admin",
  body: PreviewPage,
  answer: PreviewAnswer,
});
