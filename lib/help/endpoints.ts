import { endpointsOf } from "@/lib/http/endpoint";
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

const { anyone, admin } = endpointsOf("Help pages");

export const getHelpEndpoint = anyone.get("/api/shop/help/get/{slug}", {
  summary: "Get a help page as HTML",
  params: HelpParams,
  answer: HelpAnswer,
});

export const listPagesEndpoint = admin.get("/api/admin/pages/get", {
  summary: "List the help pages with their texts",
  answer: AdminPagesAnswer,
});

export const savePageEndpoint = admin.put("/api/admin/pages/save", {
  summary: "Save the text of a help page as a new version",
  body: SavePage,
  answer: SavedPageAnswer,
  errors: ["stale"],
  extra: { 409: StalePage },
});

export const listPageVersionsEndpoint = admin.get("/api/admin/pages/versions/{slug}", {
  summary: "List all versions of a help page, newest first",
  params: HelpParams,
  query: PageVersionsQuery,
  answer: PageVersions,
});

export const restorePageEndpoint = admin.post("/api/admin/pages/restore", {
  summary: "Make an earlier version of a help page the newest one",
  body: RestorePage,
  answer: SavedPageAnswer,
  errors: ["not_found", "stale"],
  extra: { 409: StalePage },
});

export const previewPageEndpoint = admin.post("/api/admin/pages/preview", {
  summary: "Render a text as a help page, without saving it",
  body: PreviewPage,
  answer: PreviewAnswer,
});
