import { endpoint } from "@/lib/http/endpoint";
import { HealthAnswer, NotReady, ReadyAnswer } from "./schema";

const tag = "Machines";

export const healthEndpoint = endpoint({
  method: "GET",
  path: "/api/health",
  tag,
  summary: "Check that this instance is alive, and which version it is",
  access: "anyone",
  answer: HealthAnswer,
  limit: "none",
});

export const readyEndpoint = endpoint({
  method: "GET",
  path: "/api/ready",
  tag,
  summary: "Check that this instance can serve: its database answers and is migrated",
  access: "anyone",
  answer: ReadyAnswer,
  limit: "none",
  errors: ["not_ready"],
  extra: { 503: NotReady },
});
