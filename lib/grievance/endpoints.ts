import { endpointsOf } from "@/lib/http/endpoint";
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

const { anyone, admin } = endpointsOf("Grievances");

export const raiseGrievanceEndpoint = anyone.post("/api/shop/grievance/add", {
  summary: "Raise a grievance; its number also comes by mail",
  headers: idempotencyHeaders("number"),
  body: RaiseGrievance,
  answer: RaisedGrievance,
  status: 201,
  repeatable: true,
  limit: "grievance",
});

export const uploadGrievanceImageEndpoint = anyone.post("/api/shop/grievance/upload_image", {
  summary: "Upload a picture for a grievance (send its URL with it); only admins see it",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "grievance-upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const listGrievancesEndpoint = admin.get("/api/admin/grievances/get", {
  summary: "List grievances, newest first",
  query: GrievanceQuery,
  answer: GrievanceList,
});

export const updateGrievanceEndpoint = admin.put("/api/admin/grievances/update", {
  summary: "Answer a grievance by mail, resolve it, or open it again",
  body: UpdateGrievance,
  answer: GrievanceAnswer,
  errors: ["not_found", "conflict", "stale"],
});
