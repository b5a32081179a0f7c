import { endpoint } from "@/lib/http/endpoint";
import {
  ChangePassword,
  EndSession,
  ForgotPassword,
  Login,
  LoginAnswer,
  Logout,
  MessageAnswer,
  Register,
  ResetPassword,
  SessionAnswer,
  SessionList,
  VerifyEmail,
} from "./schema";

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

export const forgotPasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/forgotPassword",
  tag,
  summary: "Ask for a link to choose a new password; the answer is the same whether or not there is an account",
  access: "anyone",
  body: ForgotPassword,
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const resetPasswordEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/resetPassword",
  tag,
  summary: "Choose a new password with the token of a link, and end all sessions of the account",
  access: "anyone",
  body: ResetPassword,
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const sendVerificationEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/sendVerification",
  tag,
  summary: "Send another link to confirm the email address (3 an hour)",
  access: "shopper",
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const verifyEmailEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/verifyEmail",
  tag,
  summary: "Confirm an email address with the token of a link",
  access: "anyone",
  body: VerifyEmail,
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const listSessionsEndpoint = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  tag,
  summary: "List where the caller is signed in, the latest use first",
  access: "shopper",
  answer: SessionList,
});

export const endSessionEndpoint = endpoint({
  method: "POST",
  path: "/api/auth/endSession",
  tag,
  summary: "End one of the caller's sessions, or all others",
  access: "shopper",
  body: EndSession,
  answer: MessageAnswer,
  errors: ["not_found"],
});
