import type { IncomingMessage } from "node:http";
import { tokenOf } from "@/lib/auth/server/cookie";
import { buildAtStart } from "@/lib/catalog/server/search/catalogue-index";
import { forwardCallerAddress } from "@/lib/gateway/server/caller-address";
import { correctAnswers, noteFailure } from "@/lib/gateway/server/failure";
import { makeGateway, type Surroundings } from "@/lib/gateway/server/gateway";
import { makeReadable } from "@/lib/gateway/server/readable-request";
import { requestIdOf } from "@/lib/gateway/server/request-id";
import { consume } from "@/lib/http/server/limits";
import { mailsSent } from "@/lib/message/server/in-progress";
import { mailSettingsOf } from "@/lib/message/server/settings";
import { contentSecurityPolicy } from "@/lib/pages/server/security-headers.mjs";
import { laterWorkDone } from "@/lib/server/after-response";
import { closeDatabase } from "@/lib/server/database/connection";
import { databaseAway } from "@/lib/server/database/errors";
import { missingInDatabase } from "@/lib/server/database/migrated";
import { type Env, env } from "@/lib/server/env";
import type { HttpGateway } from "@/lib/server/http-handler";
import { log, logConsole } from "@/lib/server/log";
import { subscriberOf } from "@/lib/server/network";
import { checkPublicUrl } from "@/lib/server/public-url";
import { withinMs } from "@/lib/server/time-limit";

/** How long stopping waits for work after responses, and for mails that are being sent, in ms. */
const lastWorkMs = 2_000;

/** How long the first request waits for the database at most, in ms. */
const warmUpMs = 15_000;

/** What server/start.mjs needs from the build. */
interface Shop {
  makeGateway: (surroundings: Surroundings) => HttpGateway;
  /** Opens the database connection. To be called once everything is loaded, before the server listens. */
  warmUp: () => Promise<void>;
  /** Exports the last telemetry and closes the database connection when no request is in progress any more. */
  close: () => Promise<void>;
}

declare global {
  /** Set by server/start.mjs, which serves the build; undefined on Vercel and in `next dev`. */
  var openShop: ((shop: Shop) => void) | undefined;
}

/**
 * Checks the environment, without which the shop does not start, and passes its gateway to the server.
 * @returns a function to call when rendering a page fails
 */
export async function boot(): Promise<typeof noteFailure> {
  try {
    const settings = env();
    const { TRUST_PROXY, RAZORPAY_API_URL, RAZORPAY_CHECKOUT_URL, CLOUDINARY_URL, GOOGLE_MAPS_KEY } = settings;
    if (process.env.NODE_ENV === "production") requirePublicUrl(settings);
    const policy = contentSecurityPolicy(
      { RAZORPAY_API_URL, RAZORPAY_CHECKOUT_URL, CLOUDINARY_URL, GOOGLE_MAPS_KEY },
      false,
    );
    if (settings.SMTP_URL && !mailSettingsOf(settings))
      log.warn("PUBLIC_URL is not set, so no mails are sent: links need it");
    if (globalThis.openShop) {
      logConsole();
      await startTelemetry();
    }
    const telemetry = globalThis.vastraTelemetry;
    globalThis.openShop?.({
      makeGateway: (surroundings) => {
        const gateway = makeGateway({
          ...surroundings,
          policy,
          prepare: (request) => {
            makeReadable(request);
            forwardCallerAddress(request, TRUST_PROXY);
            return requestIdOf(request.headers, TRUST_PROXY > 0);
          },
          countPage: (request) => consume("page", callerOf(request)),
          isGuest: ({ headers }) => tokenOf({ get: () => headers.cookie ?? null }) === undefined,
          countGuestCall: (request) => consume("address", callerOf(request)),
        });
        return telemetry?.watchRequests(gateway) ?? gateway;
      },
      warmUp,
      close: async () => {
        await Promise.all([laterWorkDone(lastWorkMs), mailsSent(lastWorkMs)]);
        await telemetry?.stop();
        await closeDatabase();
      },
    });
    if (settings.VERCEL) correctAnswers();
    return noteFailure;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What a caller's requests are counted by. */
const callerOf = ({ headers }: IncomingMessage) => subscriberOf(String(headers["x-forwarded-for"]));

/**
 * Opens the database connection and logs what the database lacks; calls that write check it themselves. While the shop's
 * code is loaded, the process is busy for so long on a slow machine that the driver's timeouts pass before it has read the
 * database's answers: the first requests would be told that the database is unreachable. The shop opens in any case.
 */
async function warmUp(): Promise<void> {
  await withinMs(warmUpMs, missingInDatabase, databaseAway).catch((error: unknown) =>
    log.warn({ err: error }, "could not check the database's migrations"),
  );
  void buildAtStart();
}

/** @throws Error when a public shop has no PUBLIC_URL */
function requirePublicUrl(settings: Pick<Env, "PUBLIC_URL" | "DEMO" | "VERCEL_ENV">): void {
  const { refused, warning } = checkPublicUrl(settings);
  if (refused) throw new Error(refused);
  if (warning) log.warn(warning);
}

/** Loads and starts the exporters if they are configured, before the first request. */
async function startTelemetry(): Promise<void> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { exportTelemetry } = await import("./export-telemetry");
  globalThis.vastraTelemetry = exportTelemetry();
}
