import * as z from "zod";
import { cleanLine, cleanNumber } from "@/lib/clean-text";
import { hasMarkPile, normalised } from "@/lib/http/characters";
import { Message, Time, tooManyMarks } from "@/lib/http/shapes";
import { emailPattern, withAsciiDomain } from "./email-domain";

/** Trimmed, lower-cased, at most 254 characters, with the domain in ASCII, as browsers send it: see email-domain.ts. */
export const Email = z
  .string({ error: "must be an email address" })
  .overwrite(cleanLine)
  .trim()
  .toLowerCase()
  .max(254, { error: "must have at most 254 characters", abort: true })
  .overwrite(withAsciiDomain)
  .max(254, { error: "must have at most 254 characters", abort: true })
  .pipe(z.email({ error: "must be an email address, like name@example.in", pattern: emailPattern }));

/** Longest username in characters. */
const maxUsername = 30;

/** 2 to 30 letters, digits, spaces, ".", "_" and "-", after trimming and NFKC. */
export const Username = z
  .string({ error: "must be a name" })
  .overwrite((name) => normalised(cleanLine(name), maxUsername, "NFKC"))
  .trim()
  .refine((name) => !hasMarkPile(name), tooManyMarks)
  .regex(/^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} ._-])*$/u, {
    error: "may contain only letters, digits, spaces, dots, _ and -",
  })
  .refine((name) => [...name].length >= 2 && [...name].length <= maxUsername, {
    error: "must have 2 to 30 characters",
  });

/** 8 characters to 72 bytes (bcrypt ignores the rest), exactly as typed. */
export const Password = z
  .string({ error: "must be a password" })
  .refine((password) => [...password].length >= 8, { error: "must have at least 8 characters" })
  .refine((password) => !/^(.)\1*$/su.test(password), { error: "must not repeat a single character" })
  .refine((password) => new TextEncoder().encode(password).length <= 72, { error: "must have at most 72 bytes" });

export const Login = z.object({
  email: Email,
  password: z
    .string({ error: "must be a password" })
    .min(1, { error: "must not be empty" })
    .max(1000, { error: "is too long" }),
  /** From the authenticator app, or a recovery code, when the account has a second factor. */
  code: z
    .string({ error: "must be a code" })
    .overwrite(cleanNumber)
    .trim()
    .max(100, { error: "is too long" })
    .optional(),
});

export const Register = z.object({ username: Username, email: Email, password: Password });

export const Logout = z.object({
  /** True ends the user's sessions on all devices. */
  everywhere: z.boolean({ error: "must be true or false" }).optional(),
});

export const ChangePassword = z.object({
  currentPassword: Login.shape.password,
  newPassword: Password,
});

/** The token of a link in a mail. */
const Token = z
  .string({ error: "must be the token of the link" })
  .regex(/^[\w-]{43}$/, { error: "is not complete: open the link from the mail again" });

export const ForgotPassword = z.object({ email: Email });
export const ResetPassword = z.object({ token: Token, password: Password });
export const VerifyEmail = z.object({ token: Token });

export const EndSession = z.union(
  [z.object({ id: z.string().min(1).max(100) }), z.object({ others: z.literal(true) })],
  { error: "must name a session by its id, or say others: true" },
);

export const SessionShape = z
  .object({
    id: z.string(),
    browser: z.string(),
    system: z.string(),
    /** Null on sessions from before it was recorded. */
    firstAt: Time.nullable(),
    lastAt: Time.nullable(),
    /** Whether it is the session of this call. */
    current: z.boolean(),
  })
  .meta({ id: "Session" });

export const SessionList = z.object({ sessions: z.array(SessionShape) });

export const Role = z.enum(["user", "admin"]);

export const UserShape = z
  .object({ id: z.string(), username: z.string(), email: z.string(), role: Role })
  .meta({ id: "User" });

export const LoginAnswer = z.object({ message: Message, user: UserShape });
export const SessionAnswer = z.object({
  success: z.boolean(),
  message: Message.optional(),
  user: UserShape.nullable(),
});
export const MessageAnswer = z.object({ message: Message });

export type Login = z.infer<typeof Login>;
export type Register = z.infer<typeof Register>;
export type Logout = z.infer<typeof Logout>;
export type ChangePassword = z.infer<typeof ChangePassword>;
export type ForgotPassword = z.infer<typeof ForgotPassword>;
export type ResetPassword = z.infer<typeof ResetPassword>;
export type VerifyEmail = z.infer<typeof VerifyEmail>;
export type EndSession = z.infer<typeof EndSession>;
export type SessionList = z.infer<typeof SessionList>;
export type Role = z.infer<typeof Role>;
export type User = z.infer<typeof UserShape>;
export type LoginAnswer = z.infer<typeof LoginAnswer>;
export type SessionAnswer = z.infer<typeof SessionAnswer>;
export type MessageAnswer = z.infer<typeof MessageAnswer>;
