import { endpoint } from "@/lib/http/endpoint";
import { MessageAnswer } from "./schema";
import {
  BegunSecondFactor,
  ConfirmWithPassword,
  EnabledSecondFactor,
  EnableSecondFactor,
  SecondFactorAnswer,
} from "./second-factor-schema";

const tag = "Second factor";

export const getSecondFactorEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/secondFactor/get",
  tag,
  summary: "Get the state of the second factor",
  access: "admin",
  beforeSecondFactor: true,
  answer: SecondFactorAnswer,
});

export const beginSecondFactorEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/secondFactor/begin",
  tag,
  summary: "Start setting up an authenticator app",
  access: "admin",
  beforeSecondFactor: true,
  body: ConfirmWithPassword,
  answer: BegunSecondFactor,
  limit: "password",
  errors: ["conflict"],
});

export const enableSecondFactorEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/secondFactor/enable",
  tag,
  summary: "Turn on the second factor with its first code (ends all other sessions, returns recovery codes)",
  access: "admin",
  beforeSecondFactor: true,
  body: EnableSecondFactor,
  answer: EnabledSecondFactor,
  limit: "password",
  errors: ["conflict"],
});

export const disableSecondFactorEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/secondFactor/disable",
  tag,
  summary: "Turn off the second factor",
  access: "admin",
  beforeSecondFactor: true,
  body: ConfirmWithPassword,
  answer: MessageAnswer,
  limit: "password",
  errors: ["conflict"],
});
