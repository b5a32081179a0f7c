import * as z from "zod";
import { isGstin } from "@/lib/tax/gstin";

const optional = z.string().optional();
const url = z.url({ protocol: /^https?$/, error: "must be a URL" });
const scale = z.coerce.number<string>({ error: "must be a number" }).positive({ error: "must be above 0" });
const flag = z
  .enum(["0", "1"], { error: "must be 0 or 1" })
  .default("0")
  .transform((value) => value === "1");
const amount = z.coerce.number<string>({ error: "must be an amount" }).positive({ error: "must be above 0" });
const count = z.coerce
  .number<string>({ error: "must be a whole number" })
  .int({ error: "must be a whole number" })
  .min(1, { error: "must be at least 1" });

const notAPort = { error: "must be a port: a whole number from 1 to 65535" };

/**
 * How many different characters a secret has at least: 32 random bytes have more, as hexadecimal digits or in any other
 * notation.
 */
const minDistinctCharacters = 10;

/** Settings that are useless without each other. */
const pairs = [
  ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
  ["SMTP_URL", "MAIL_FROM"],
] as const;

const Variables = z.object({
  MONGODB_URI: z
    .string({ error: "is missing: set it to the URL of a MongoDB replica set" })
    .regex(/^mongodb(\+srv)?:\/\//, {
      error: "must begin with mongodb:// or mongodb+srv://",
    }),
  JWT_SECRET: z
    .string({ error: "is missing: set it to at least 32 random bytes" })
    .refine((secret) => Buffer.byteLength(secret) >= 32, { error: "must have at least 32 bytes" })
    .refine((secret) => new Set(secret).size >= minDistinctCharacters, {
      error: "must be random: it repeats few characters",
    }),
  PORT: z.coerce.number<string>(notAPort).int(notAPort).min(1, notAPort).max(65_535, notAPort).default(3000),
  PUBLIC_URL: url.transform((address) => new URL(address).origin).optional(),
  TRUST_PROXY: z.coerce
    .number<string>({ error: "must be the number of proxies in front" })
    .int({ error: "must be the number of proxies in front" })
    .min(0, { error: "must be at least 0" })
    .max(10, { error: "must be at most 10" })
    .default(0),
  // Set by Vercel: "production" or "preview", and the hosts of the deployment and of the project.
  VERCEL: optional,
  VERCEL_ENV: optional,
  VERCEL_URL: optional,
  VERCEL_PROJECT_PRODUCTION_URL: optional,
  DEMO: flag,
  REQUIRE_ADMIN_2FA: flag,
  RATE_LIMIT_SCALE: scale.default(1),
  RATE_LIMIT_ADDRESS_SCALE: scale.optional(),
  COD_LIMIT_RUPEES: amount.default(50_000),
  COD_PENDING_LIMIT: count.default(5),
  NEW_ACCOUNT_PIECES: count.default(50),
  INDEX_MAX_PRODUCTS: count.optional(),
  RAZORPAY_KEY_ID: optional,
  RAZORPAY_KEY_SECRET: optional,
  RAZORPAY_WEBHOOK_SECRET: optional,
  RAZORPAY_API_URL: url.default("https://api.razorpay.com"),
  RAZORPAY_CHECKOUT_URL: url.default("https://checkout.razorpay.com/v1/checkout.js"),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/[^:]+:[^@]+@[^/?]+/, { error: "must look like cloudinary://key:secret@cloud" })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]+/, { error: "must be a URL like smtps://name:password@host:465" })
    .refine((address) => URL.canParse(address), { error: "must be a URL, its password percent-encoded" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: "must be an address, like Vastra <orders@shop.example>",
    })
    .optional(),
  SELLER_GSTIN: z
    .string()
    .transform((gstin) => gstin.trim().toUpperCase())
    .refine(isGstin, { error: "must be a GSTIN: 15 characters, with the right check digit" })
    .optional(),
  GOOGLE_MAPS_KEY: optional,
  CRON_SECRET: optional,
  SECURITY_LOG: optional,
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
});

const Consistent = Variables.superRefine((settings, context) => {
  for (const [one, other] of pairs) {
    if ((settings[one] === undefined) === (settings[other] === undefined)) continue;
    const [given, absent] = settings[one] ? [one, other] : [other, one];
    context.addIssue({ code: "custom", path: [absent], message: `is missing: ${given} is useless without it` });
  }
});

/** Where functions run there is less memory than on a server: the index of products takes some 400 bytes for each. */
const Environment = Consistent.transform(({ INDEX_MAX_PRODUCTS: max, ...settings }) => ({
  ...settings,
  INDEX_MAX_PRODUCTS: max ?? (settings.VERCEL === undefined ? 200_000 : 50_000),
}));

export type Env = z.output<typeof Environment>;

/**
 * Validates a set of environment variables. Empty ones count as not set.
 * @throws Error that names every variable that is missing or malformed, never its value.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new Error(
    `The environment is not complete:\n${lines.join("\n")}\nSee .env.example for what each variable does.`,
  );
}

let parsed: Env | undefined;

/**
 * The environment, validated once on the first call; instrumentation.ts makes that call on startup, the build makes
 * none.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
