import "server-only";
import { AsyncResource } from "node:async_hooks";
import mongoose from "mongoose";
import { RateLimiterMemory, RateLimiterMongo, type RateLimiterRes } from "rate-limiter-flexible";
import { counted as inWords } from "@/lib/counted";
import { AppError } from "@/lib/errors";
import { keysOf } from "@/lib/keys";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDuplicateKey } from "@/lib/server/database/errors";
import { env } from "@/lib/server/env";

const minute = 60;
const hour = 3600;

/**
 * Calls (points) in a number of seconds (duration), and what they are counted by. Limits stored in the database apply
 * across instances.
 */
export const rules = {
  user: { points: 300, duration: minute, shared: false, by: "user" },
  address: { points: 300, duration: minute, shared: false, by: "address" },
  /** Pages that are rendered per request. */
  page: { points: 120, duration: minute, shared: false, by: "address" },
  "sign-in-address": { points: 300, duration: 10 * minute, shared: true, by: "address" },
  "sign-in-account": { points: 10, duration: 10 * minute, shared: true, by: "user" },
  "sign-in-failed": { points: 100, duration: hour, shared: true, by: "user" },
  "sign-in-slow": { points: 1, duration: minute, shared: true, by: "user" },
  "password-link": { points: 3, duration: hour, shared: true, by: "user" },
  "email-link": { points: 3, duration: hour, shared: true, by: "user" },
  password: { points: 10, duration: 10 * minute, shared: true, by: "user" },
  "second-factor": { points: 10, duration: 15 * minute, shared: true, by: "user" },
  "order-address": { points: 200, duration: hour, shared: true, by: "address" },
  order: { points: 20, duration: hour, shared: true, by: "user" },
  return: { points: 20, duration: hour, shared: true, by: "user" },
  review: { points: 60, duration: hour, shared: true, by: "user" },
  /** Of reviews to the shop. */
  report: { points: 10, duration: hour, shared: true, by: "user" },
  upload: { points: 30, duration: hour, shared: true, by: "user" },
  "grievance-address": { points: 100, duration: 10 * minute, shared: true, by: "address" },
  /** Of an email address from an IP address, and of an email address from wherever: each of them sends it a mail. */
  grievance: { points: 10, duration: 10 * minute, shared: true, by: "user" },
  "grievance-email": { points: 20, duration: 24 * hour, shared: true, by: "user" },
  "grievance-upload": { points: 10, duration: hour, shared: true, by: "address" },
} as const;

/**
 * So many calls of an address are counted by "sign-in-address" until those that links in mails are for are refused. Fewer
 * than sign-ins: few people lose their password at the same time, however many share an address.
 */
export const linkPoints = 100;

export type Rule = keyof typeof rules;

/**
 * In-memory limiters set a timer for each caller, and a timer retains the async context it is set in: all that Next.js
 * knows of the request, some 35 kB, for a minute. In this context the timers belong to no request.
 */
const apart = new AsyncResource("limits");

/** The collection of the shared counters. */
const tableName = "ratelimits";

declare global {
  /** The build has several copies of this module, which count together. */
  var vastraLimiters: Map<Rule, RateLimiterMemory | RateLimiterMongo> | undefined;
}

globalThis.vastraLimiters ??= new Map();

const limiters = globalThis.vastraLimiters;

/** How many calls a rule allows, scaled by the settings. */
function pointsOf(rule: Rule): number {
  const { points, by } = rules[rule];
  return scaled(points, by);
}

function scaled(points: number, by: "user" | "address"): number {
  const { RATE_LIMIT_SCALE, RATE_LIMIT_ADDRESS_SCALE = RATE_LIMIT_SCALE } = env();
  return Math.max(1, Math.round(points * (by === "address" ? RATE_LIMIT_ADDRESS_SCALE : RATE_LIMIT_SCALE)));
}

async function limiter(rule: Rule): Promise<RateLimiterMemory | RateLimiterMongo> {
  const made = limiters.get(rule);
  if (made) return made;
  const { duration, shared } = rules[rule];
  const options = { keyPrefix: rule, points: pointsOf(rule), duration };
  if (shared) await connectDatabase();
  const fresh = shared
    ? new RateLimiterMongo({
        ...options,
        storeClient: mongoose.connection.getClient(),
        dbName: mongoose.connection.name,
        tableName,
        disableIndexesCreation: true,
      })
    : new RateLimiterMemory(options);
  limiters.set(rule, fresh);
  return fresh;
}

/** Limiters reject with this. Those that another copy of this module has made reject with another copy of its class. */
const isRefusal = (reason: unknown): reason is RateLimiterRes =>
  typeof reason === "object" && reason !== null && "msBeforeNext" in reason;

/**
 * Counts one call of `who` against `rule`.
 * @throws AppError too_many_requests, with the seconds until the next attempt
 */
export async function consume(rule: Rule, who: string): Promise<void> {
  await counted(rule, who);
}

/**
 * Counts a call that links in mails are for with the sign-ins of an address, and refuses it sooner than those.
 * @throws AppError too_many_requests, as `consume`
 */
export async function consumeLink(address: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counted("sign-in-address", address);
  if (consumedPoints > scaled(linkPoints, "address")) throw tooMany(msBeforeNext);
}

async function counted(rule: Rule, who: string): Promise<RateLimiterRes> {
  const counting = await limiter(rule);
  try {
    return await apart.runInAsyncScope(() => counting.consume(who));
  } catch (refusal) {
    throw isRefusal(refusal) ? tooMany(refusal.msBeforeNext) : refusal;
  }
}

function tooMany(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const inHours = minutes < 90 ? inWords(minutes, "minute") : inWords(Math.ceil(minutes / 60), "hour");
  const wait = retryAfterSeconds < 90 ? inWords(retryAfterSeconds, "second") : inHours;
  return new AppError("too_many_requests", `Too many attempts. Try again in ${wait}.`, { retryAfterSeconds });
}

/**
 * Counts one call against several shared rules, with one command; the first that is over its limit ends the count.
 * @throws AppError too_many_requests, as `consume`
 */
export async function consumeAll(calls: readonly (readonly [rule: Rule, who: string])[]): Promise<void> {
  await connectDatabase();
  const writes = calls.map(([rule, who]) => ({ updateOne: countedOnce(rule, who, new Date()) }));
  try {
    await mongoose.connection.collection(tableName).bulkWrite(writes);
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
    // Over the limit, counted for the first time by two calls at once, or not removed yet since its time was over: the
    // limiter tells which.
    const counted = error.matchedCount + error.upsertedCount;
    for (const [rule, who] of calls.slice(counted)) await consume(rule, who);
  }
}

/**
 * Counts a call in the limiter's document, unless the limit is reached or its time is over: then the upsert violates the
 * unique key.
 */
function countedOnce(rule: Rule, who: string, now: Date) {
  const expire = new Date(now.getTime() + rules[rule].duration * 1000);
  return {
    filter: { key: `${rule}:${who}`, expire: { $gt: now }, points: { $lt: pointsOf(rule) } },
    update: { $inc: { points: 1 }, $setOnInsert: { expire } },
    upsert: true,
  };
}

/** Reverts the count of one call of `who` against `rule`. */
export async function uncount(rule: Rule, who: string): Promise<void> {
  await (await limiter(rule)).reward(who);
}

/**
 * Forgets what is counted by these users or email addresses, alone or with something else, within a transaction. Counts
 * by IP address stay.
 */
export async function forgetCounts(whos: readonly string[], session: mongoose.ClientSession): Promise<void> {
  const shared = keysOf(rules).filter((rule) => rules[rule].shared && rules[rule].by === "user");
  const keys = shared.flatMap((rule) => whos.map((who) => `${rule}:${who}`));
  const withMore = keys.map((key) => ({ key: { $gte: `${key}|`, $lt: `${key}|\u{10ffff}` } }));
  const counters = mongoose.connection.collection(tableName);
  await counters.deleteMany({ $or: [{ key: { $in: keys } }, ...withMore] }, { session });
}
