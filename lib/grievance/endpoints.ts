import { endpoint } from "@/lib/http/endpoint";
import { idempotencyHeaders } from "@/lib/http/shapes";
import { UploadAnswer } from "@/lib/media/schema";
import {
  GrievanceAnswer,
  GrievanceList,
  GrievanceQuery,
  RaisedGrievance,
  RaiseGrievance,
  UpdateGrievance,
} from "./schema";

const tag = "Grievances";

export const raiseGrievanceEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/grievance/add",
  tag,
  summary: "Raise a grievance; its number also comes by mail",
  access: "anyone",
  headers: idempotencyHeaders("number"),
  body: RaiseGrievance,
  answer: RaisedGrievance,
  status: 201,
  repeatable: true,
  limit: "grievance",
});

export const uploadGrievanceImageEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/grievance/upload_image",
  tag,
  summary: "Upload a picture for a grievance (send its URL with it); only admins see it",
  access: "anyone",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "grievance-upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const listGrievancesEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/grievances/get",
  tag,
  summary: "List grievances, newest first",
  access: "admin",
  query: GrievanceQuery,
  answer: GrievanceList,
});

export const updateGrievanceEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/grievances/update",
  tag,
  summary: "Answer a grievance by mail, resolve it, or open it again",
  access: "admin",
  body: UpdateGrievance,
  answer: GrievanceAnswer,
  errors: ["not_found", "conflict"],
});
