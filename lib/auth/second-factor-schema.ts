import * as z from "zod";
import { Message } from "@/lib/http/shapes";
import { Login } from "./schema";

export const ConfirmWithPassword = z.object({ password: Login.shape.password });

export const EnableSecondFactor = z.object({
  /** The six digits that the app shows. */
  code: z
    .string({ error: "must be the code from your authenticator app" })
    .max(20, { error: "must have six digits" })
    .transform((code) => code.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error: "must have six digits" })),
});

export const SecondFactorAnswer = z.object({
  enabled: z.boolean(),
  /** Whether the shop lets no admin work without it. */
  required: z.boolean(),
  /** How many recovery codes are not used yet. */
  recoveryCodesLeft: z.int(),
});

export const BegunSecondFactor = z.object({
  /** Base32, for apps that can't scan. */
  secret: z.string(),
  /** What the QR code says. */
  uri: z.string(),
  /** The QR code as the path of an SVG whose view box is `size` wide and high. */
  qr: z.object({ size: z.int(), path: z.string() }),
});

export const EnabledSecondFactor = z.object({
  message: Message,
  /** Each signs in once in place of a code; they are shown this once. */
  recoveryCodes: z.array(z.string()),
});

export type EnableSecondFactor = z.infer<typeof EnableSecondFactor>;
export type ConfirmWithPassword = z.infer<typeof ConfirmWithPassword>;
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>;
export type BegunSecondFactor = z.infer<typeof BegunSecondFactor>;
export type EnabledSecondFactor = z.infer<typeof EnabledSecondFactor>;
