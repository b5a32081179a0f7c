import { endpointsOf } from "@/lib/http/endpoint";
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

const { anyone, shopper } = endpointsOf("Auth");

export const loginEndpoint = anyone.post("/api/auth/login", {
  summary: "Sign in and set the session cookie",
  body: Login,
  answer: LoginAnswer,
  limit: "sign-in",
  errors: ["wrong_credentials", "second_factor_needed"],
});

export const registerEndpoint = anyone.post("/api/auth/register", {
  summary: "Register an account (does not sign in)",
  body: Register,
  answer: MessageAnswer,
  status: 201,
  limit: "sign-in",
  errors: ["duplicate"],
});

export const logoutEndpoint = anyone.post("/api/auth/logout", {
  summary: "Sign out of this session, or of all sessions with everywhere",
  body: Logout,
  answer: MessageAnswer,
});

export const checkAuthEndpoint = anyone.get("/api/auth/checkAuth", {
  summary: "Get the signed-in user (success is false for a guest)",
  beforeSecondFactor: true,
  answer: SessionAnswer,
});

export const changePasswordEndpoint = shopper.post("/api/auth/changePassword", {
  summary: "Change the password and end all other sessions",
  body: ChangePassword,
  answer: MessageAnswer,
  limit: "password",
  errors: ["conflict"],
});

export const forgotPasswordEndpoint = anyone.post("/api/auth/forgotPassword", {
  summary: "Ask for a link to choose a new password; the answer is the same whether or not there is an account",
  body: ForgotPassword,
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const resetPasswordEndpoint = anyone.post("/api/auth/resetPassword", {
  summary: "Choose a new password with the token of a link, and end all sessions of the account",
  body: ResetPassword,
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const sendVerificationEndpoint = shopper.post("/api/auth/sendVerification", {
  summary: "Send another link to confirm the email address (3 an hour)",
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const verifyEmailEndpoint = anyone.post("/api/auth/verifyEmail", {
  summary: "Confirm an email address with the token of a link",
  body: VerifyEmail,
  answer: MessageAnswer,
  limit: "link",
  errors: ["not_configured"],
});

export const listSessionsEndpoint = shopper.get("/api/auth/sessions", {
  summary: "List where the caller is signed in, the latest use first",
  answer: SessionList,
});

export const endSessionEndpoint = shopper.post("/api/auth/endSession", {
  summary: "End one of the caller's sessions, or all others",
  body: EndSession,
  answer: MessageAnswer,
  errors: ["not_found"],
});
