import { endpoint } from "@/lib/http/endpoint";
import { ChangePassword, Login, LoginAnswer, Logout, MessageAnswer, Register, SessionAnswer } from "./schema";

const tag = "Auth";

export const loginEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/login",
  tag,
  summary: "Sign in and set the session cookie",
  access: "anyone",
  body: Login,
  answer: LoginAnswer,
  limit: "sign-in",
  errors: ["wrong_credentials", "second_factor_needed"],
});

export const registerEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/register",
  tag,
  summary: "Register an account (does not sign in)",
  access: "anyone",
  body: Register,
  answer: MessageAnswer,
  status: 201,
  limit: "sign-in",
  errors: ["duplicate"],
});

export const logoutEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  tag,
  summary: "Sign out of this session, or of all sessions with everywhere",
  access: "anyone",
  body: Logout,
  answer: MessageAnswer,
});

export const checkAuthEndpoint = endpoint({
  method: "GET",
  path: "/api/auth/checkAuth",
  tag,
  summary: "Get the signed-in user (success is false for a guest)",
  access: "anyone",
  answer: SessionAnswer,
});

export const changePasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/changePassword",
  tag,
  summary: "Change the password and end all other sessions",
  access: "shopper",
  body: ChangePassword,
  answer: MessageAnswer,
  limit: "sign-in",
  errors: ["conflict"],
});
