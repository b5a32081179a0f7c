import { endpointsOf } from "@/lib/http/endpoint";
import { MessageAnswer } from "./schema";
import {
  BegunSecondFactor,
  ConfirmWithPassword,
  DisableSecondFactor,
  EnabledSecondFactor,
  EnableSecondFactor,
  SecondFactorAnswer,
} from "./second-factor-schema";

const { admin } = endpointsOf("Second factor");

export const getSecondFactorEndpoint = admin.get("/api/admin/secondFactor/get", {
  summary: "Get the state of the second factor",
  beforeSecondFactor: true,
  answer: SecondFactorAnswer,
});

export const beginSecondFactorEndpoint = admin.post("/api/admin/secondFactor/begin", {
  summary: "Start setting up an authenticator app",
  beforeSecondFactor: true,
  body: ConfirmWithPassword,
  answer: BegunSecondFactor,
  limit: "password",
  errors: ["conflict"],
});

export const enableSecondFactorEndpoint = admin.post("/api/admin/secondFactor/enable", {
  summary: "Turn on the second factor with its first code (ends all other sessions, returns recovery codes)",
  beforeSecondFactor: true,
  body: EnableSecondFactor,
  answer: EnabledSecondFactor,
  limit: "password",
  errors: ["conflict"],
});

export const disableSecondFactorEndpoint = admin.post("/api/admin/secondFactor/disable", {
  summary: "Turn off the second factor (with a code of it while the shop requires one, to set up another app)",
  beforeSecondFactor: true,
  body: DisableSecondFactor,
  answer: MessageAnswer,
  limit: "password",
  errors: ["conflict"],
});
