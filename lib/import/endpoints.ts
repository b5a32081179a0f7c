import { ImportAnswer } from "@/lib/catalog/import-schema";
import { endpoint } from "@/lib/http/endpoint";
import { ApplyImport, CheckImport, ImportProgressAnswer, PartAnswer, PartQuery } from "./schema";

const tag = "Admin products";

export const sendPartEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/part",
  tag,
  summary: "A part of a CSV file, at most 4 MB; the first one begins an import, whose id the others name",
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
  summary: "What a file that was sent in parts would change",
  access: "admin",
  body: CheckImport,
  answer: ImportAnswer,
  errors: ["not_found"],
});

export const applyImportEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import/apply",
  tag,
  summary:
    "Carry out a file that was sent in parts, as the report with this seal said; to be called again until it is done",
  access: "admin",
  body: ApplyImport,
  answer: ImportProgressAnswer,
  errors: ["not_found", "stale"],
  extra: { 422: ImportAnswer.pick({ report: true }).partial() },
});
