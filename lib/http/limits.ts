import "server-only";
import mongoose from "mongoose";
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { connectDatabase } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "./errors";

const minute = 60;
const hour = 3600;

/** Calls (points) in so many seconds (duration). Those kept in the database hold over several instances. */
const rules = {
  general: { points: 300, duration: minute, shared: false },
  "sign-in-address": { points: 100, duration: 10 * minute, shared: true },
  "sign-in-account": { points: 10, duration: 10 * minute, shared: true },
  order: { points: 20, duration: hour, shared: true },
  upload: { points: 30, duration: hour, shared: true },
} as const;

export type Rule = keyof typeof rules;

const limiters = new Map<Rule, RateLimiterMemory | RateLimiterMongo>();

async function limiter(rule: Rule): Promise<RateLimiterMemory | RateLimiterMongo> {
  const made = limiters.get(rule);
  if (made) return made;
  const { points, duration, shared } = rules[rule];
  const options = { keyPrefix: rule, points: Math.max(1, Math.round(points * env().RATE_LIMIT_SCALE)), duration };
  if (shared) await connectDatabase();
  const fresh = shared
    ? new RateLimiterMongo({
        ...options,
        storeClient: mongoose.connection.getClient(),
        dbName: mongoose.connection.name,
        tableName: "ratelimits",
        disableIndexesCreation: true,
      })
    : new RateLimiterMemory(options);
  limiters.set(rule, fresh);
  return fresh;
}

/**
 * Counts one call of `who` against `rule`.
 * @throws AppError too_many_requests, with the seconds after which another try makes sense
 */
export async function consume(rule: Rule, who: string): Promise<void> {
  try {
    await (await limiter(rule)).consume(who);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const wait =
      retryAfterSeconds < 90 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
    throw new AppError("too_many_requests", `Too many tries. Wait ${wait}, then try again.`, { retryAfterSeconds });
  }
}
