import "server-only";
import type * as z from "zod";
import { AppError } from "@/lib/errors";
import { mailEnabled } from "@/lib/message/server/settings";
import { pingDatabase } from "@/lib/server/database/connection";
import { databaseAway, isDatabaseAway } from "@/lib/server/database/errors";
import { missingInDatabase } from "@/lib/server/database/migrated";
import { env } from "@/lib/server/env";
import { withinMs } from "@/lib/server/time-limit";
import type { HealthAnswer, ReadyAnswer } from "../schema";

/** The version of this build; next.config.mjs inlines both. */
export function health(): z.input<typeof HealthAnswer> {
  return { version: process.env.BUILD_VERSION ?? "", commit: process.env.BUILD_COMMIT || null };
}

/** Timeout of the database's answer, in ms. */
const timeoutMs = 4_000;

/**
 * What this instance has, when it can serve.
 * @throws AppError not_ready with what is missing: the database, or its migrations and unique indexes
 */
export async function ready(): Promise<z.input<typeof ReadyAnswer>> {
  const missing = await missingNow();
  if (missing.length > 0) {
    throw new AppError("not_ready", "This instance is not ready to serve.", { extra: { missing } });
  }
  const { RAZORPAY_KEY_ID, RAZORPAY_WEBHOOK_SECRET, CLOUDINARY_URL, GOOGLE_MAPS_KEY, CRON_SECRET } = env();
  return {
    configured: {
      razorpay: RAZORPAY_KEY_ID !== undefined,
      razorpayWebhook: RAZORPAY_WEBHOOK_SECRET !== undefined,
      cloudinary: CLOUDINARY_URL !== undefined,
      mail: mailEnabled(),
      maps: GOOGLE_MAPS_KEY !== undefined,
      scheduler: CRON_SECRET !== undefined,
    },
  };
}

async function missingNow(): Promise<string[]> {
  try {
    await withinMs(timeoutMs, pingDatabase, databaseAway);
    return await missingInDatabase();
  } catch (error) {
    if (isDatabaseAway(error)) return ["database"];
    throw error;
  }
}
