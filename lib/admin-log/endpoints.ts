import { endpoint } from "@/lib/http/endpoint";
import { LogAnswer, LogQuery } from "./schema";

export const listLogEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/log/get",
  tag: "Admin log",
  summary: "List admin changes, newest first",
  access: "admin",
  query: LogQuery,
  answer: LogAnswer,
});
