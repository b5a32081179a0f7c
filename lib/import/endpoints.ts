import { endpointsOf } from "@/lib/http/endpoint";
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

const { admin } = endpointsOf("Admin products");

export const importProductsEndpoint = admin.post("/api/admin/products/import", {
  summary: "Preview a CSV import of up to 256 MB, or apply it with the seal from the preview",
  query: ImportQuery,
  stream: "text/csv",
  answer: ImportAnswer,
  errors: ["stale"],
  extra: { 422: ImportAnswer.pick({ report: true }) },
});

export const sendPartEndpoint = admin.post("/api/admin/products/import/part", {
  summary: `Upload a part of a CSV file, at most ${maxPartText} (the first part starts an import)`,
  query: PartQuery,
  stream: "text/csv",
  answer: PartAnswer,
  status: 201,
  errors: ["not_found", "conflict"],
});

export const checkImportEndpoint = admin.post("/api/admin/products/import/check", {
  summary:
    "Preview an import that was uploaded in parts; `pictures` says which of the pictures that its rows name are still missing",
  body: CheckImport,
  answer: ImportAnswer,
  errors: ["not_found"],
});

export const sendPictureEndpoint = admin.post("/api/admin/products/import/picture", {
  summary: "Store a picture that the last report on a file names by its file name",
  query: PictureQuery,
  file: "imageFile",
  answer: PictureAnswer,
  status: 201,
  errors: ["not_found", "conflict", "provider_failed", "not_configured", "busy"],
});

export const fetchPicturesEndpoint = admin.post("/api/admin/products/import/pictures", {
  summary:
    "Fetch the pictures that the last report on a file names by an https address; to be called again until it is done",
  body: FetchPictures,
  answer: PictureProgressAnswer,
  errors: ["not_found", "provider_failed", "not_configured", "busy"],
});

export const applyImportEndpoint = admin.post("/api/admin/products/import/apply", {
  summary: "Apply a previewed import (call again until done is true)",
  body: ApplyImport,
  answer: ImportProgressAnswer,
  errors: ["not_found", "stale"],
  extra: { 422: ImportAnswer.pick({ report: true }).partial() },
});

export const recentImportsEndpoint = admin.get("/api/admin/products/import/recent", {
  summary: "Imports of any admin that are being carried out or ended within the last hour, newest first",
  answer: RecentImportsAnswer,
});

export const continueImportEndpoint = admin.post("/api/admin/products/import/continue", {
  summary: "Carry on an import of any admin that has come to a halt; to be called again until it is done",
  body: ContinueImport,
  answer: ImportProgressAnswer,
  errors: ["not_found", "stale"],
});
