import { endpointsOf } from "@/lib/http/endpoint";
import { LogAnswer, LogQuery } from "./schema";

const { admin } = endpointsOf("Admin log");

export const listLogEndpoint = admin.get("/api/admin/log/get", {
  summary: "List admin changes, newest first",
  query: LogQuery,
  answer: LogAnswer,
});
