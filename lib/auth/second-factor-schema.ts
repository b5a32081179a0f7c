import * as z from "zod";
import { Message } from "@/lib/http/shapes";
import { Login } from "./schema";

export const ConfirmWithPassword = z.object({ password: Login.shape.password });

export const DisableSecondFactor = ConfirmWithPassword.extend({
  /** From the authenticator app, or a recovery code: needed while the shop requires a second factor. */
  code: Login.shape.code,
});

export const EnableSecondFactor = z.object({
  /** The six digits shown by the app. */
  code: z
    .string({ error: "must be the code from your authenticator app" })
    .max(20, { error: "must have six digits" })
    .transform((code) => code.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error: "must have six digits" })),
});

export const SecondFactorAnswer = z.object({
  enabled: z.boolean(),
  /** Whether the shop requires a second factor of its admins. */
  required: z.boolean(),
  /** How many recovery codes are unused. */
  recoveryCodesLeft: z.int(),
});

export const BegunSecondFactor = z.object({
  /** Base32, for apps that can't scan. */
  secret: z.string(),
  /** The content of the QR code. */
  uri: z.string(),
  /** The QR code as an SVG path; the view box is `size` wide and high. */
  qr: z.object({ size: z.int(), path: z.string() }),
});

export const EnabledSecondFactor = z.object({
  message: Message,
  /** Each replaces a code for one sign-in; they are shown only this once. */
  recoveryCodes: z.array(z.string()),
});

export type EnableSecondFactor = z.infer<typeof EnableSecondFactor>;
export type DisableSecondFactor = z.infer<typeof DisableSecondFactor>;
export type ConfirmWithPassword = z.infer<typeof ConfirmWithPassword>;
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>;
export type BegunSecondFactor = z.infer<typeof BegunSecondFactor>;
export type EnabledSecondFactor = z.infer<typeof EnabledSecondFactor>;
