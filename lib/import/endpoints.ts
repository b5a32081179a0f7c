import { endpoint } from "@/lib/http/endpoint";
import { maxPartText } from "./limits";
import { ImportAnswer, ImportQuery } from "./report-schema";
import {
  ApplyImport,
  CheckImport,
  ContinueImport,
  FetchPictures,
  ImportProgressAnswer,
  PartAnswer,
  PartQuery,
  PictureAnswer,
  PictureProgressAnswer,
  PictureQuery,
  RecentImportsAnswer,
} from "./schema";

const tag = "Admin products";

export const importProductsEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import",
  tag,
  summary: "Preview a CSV import of up to 256 MB, or apply it with the seal from the preview",
  access: "admin",
  query: ImportQuery,
  stream: "text/csv",
  answer: ImportAnswer,
  errors: ["stale"],
  extra: { 422: ImportAnswer.pick({ report: true }) },
});

export const sendPartEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/part",
  tag,
  summary: `Upload a part of a CSV file, at most ${maxPartText} (the first part starts an import)`,
  access: "admin",
  query: PartQuery,
  stream: "text/csv",
  answer: PartAnswer,
  status: 201,
  errors: ["not_found", "conflict"],
});

export const checkImportEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/check",
  tag,
  summary:
    "Preview an import that was uploaded in parts; `pictures` says which of the pictures that its rows name are still missing",
  access: "admin",
  body: CheckImport,
  answer: ImportAnswer,
  errors: ["not_found"],
});

export const sendPictureEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/picture",
  tag,
  summary: "Store a picture that the last report on a file names by its file name",
  access: "admin",
  query: PictureQuery,
  file: "imageFile",
  answer: PictureAnswer,
  status: 201,
  errors: ["not_found", "conflict", "provider_failed", "not_configured", "busy"],
});

export const fetchPicturesEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/pictures",
  tag,
  summary:
    "Fetch the pictures that the last report on a file names by an https address; to be called again until it is done",
  access: "admin",
  body: FetchPictures,
  answer: PictureProgressAnswer,
  errors: ["not_found", "provider_failed", "not_configured", "busy"],
});

export const applyImportEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/apply",
  tag,
  summary: "Apply a previewed import (call again until done is true)",
  access: "admin",
  body: ApplyImport,
  answer: ImportProgressAnswer,
  errors: ["not_found", "stale"],
  extra: { 422: ImportAnswer.pick({ report: true }).partial() },
});

export const recentImportsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/products/import/recent",
  tag,
  summary: "Imports of any admin that are being carried out or ended within the last hour, newest first",
  access: "admin",
  answer: RecentImportsAnswer,
});

export const continueImportEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/continue",
  tag,
  summary: "Carry on an import of any admin that has come to a halt; to be called again until it is done",
  access: "admin",
  body: ContinueImport,
  answer: ImportProgressAnswer,
  errors: ["not_found", "stale"],
});
