import { endpointsOf } from "@/lib/http/endpoint";
import { HealthAnswer, NotReady, ReadyAnswer } from "./schema";

const { anyone } = endpointsOf("Machines");

export const healthEndpoint = anyone.get("/api/health", {
  summary: "Check that this instance is alive, and which version it is",
  answer: HealthAnswer,
  limit: "none",
});

export const readyEndpoint = anyone.get("/api/ready", {
  summary: "Check that this instance can serve: its database answers and is migrated",
  answer: ReadyAnswer,
  limit: "none",
  errors: ["not_ready"],
  extra: { 503: NotReady },
});
