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
  summary: "Whether signing in asks for a code beside the password",
  access: "admin",
  beforeSecondFactor: true,
  answer: SecondFactorAnswer,
});

export const beginSecondFactorEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/secondFactor/begin",
  tag,
  summary: "Make a secret for an authenticator app; nothing is asked for before it is enabled",
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
  summary: "Ask for a code from now on, shown by the first one; ends all other sessions and gives recovery codes",
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
  summary: "Ask for the password alone again",
  access: "admin",
  beforeSecondFactor: true,
  body: ConfirmWithPassword,
  answer: MessageAnswer,
  limit: "password",
  errors: ["conflict"],
});
