import type { IncomingMessage } from "node:http";
import { tokenOf } from "../auth/server/cookie";
import { buildAtStart } from "../catalog/server/search/catalogue-index";
import { noteFailure } from "../front/server/failure";
import { type Front, makeFront, type Surroundings } from "../front/server/front";
import { requestIdOf } from "../front/server/request-id";
import { forwardCallerAddress } from "../http/server/caller-address";
import { consume } from "../http/server/limits";
import { makeReadable } from "../http/server/readable-request";
import { mailsSent } from "../mail/server/in-progress";
import { mailSettingsOf } from "../mail/server/settings";
import { contentSecurityPolicy } from "../pages/server/security-headers.mjs";
import { closeDatabase } from "./database/db";
import { missingInDatabase } from "./database/migrated";
import { type Env, env } from "./env";
import { isPublic, unchangedNames } from "./invented-names";
import { log, logConsole } from "./log";
import { subscriberOf } from "./network";
import { checkPublicUrl } from "./public-url";
import { startTelemetry } from "./telemetry/telemetry";

/** How long stopping waits for mails that are being sent, in ms. */
const lastMailsMs = 2_000;

/** What server/start.mjs needs from the build. */
interface Shop {
  makeFront: (surroundings: Surroundings) => Front;
  /** Exports the last telemetry and closes the database connection when no request is in progress any more. */
  close: () => Promise<void>;
}

declare global {
  /** Set by server/start.mjs, which serves the build; undefined on Vercel and in `next dev`. */
  var openShop: ((shop: Shop) => void) | undefined;
}

/**
 * Checks the environment, without which the shop does not start, and passes its front to the server.
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
    const fields = isPublic(settings.PUBLIC_URL) ? unchangedNames() : [];
    if (fields.length > 0) log.warn({ fields }, "lib/site.ts still has invented names: replace them before going live");
    if (settings.SMTP_URL && !mailSettingsOf(settings))
      log.warn("PUBLIC_URL is not set, so no mails are sent: links need it");
    if (globalThis.openShop) {
      logConsole();
      await startTelemetry();
      checkMigrated();
    }
    const telemetry = globalThis.vastraTelemetry;
    globalThis.openShop?.({
      makeFront: (surroundings) => {
        const front = makeFront({
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
        return telemetry?.watchRequests(front) ?? front;
      },
      close: async () => {
        await mailsSent(lastMailsMs);
        await telemetry?.stop();
        await closeDatabase();
      },
    });
    buildAtStart();
    return noteFailure;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What a caller's requests are counted by. */
const callerOf = ({ headers }: IncomingMessage) => subscriberOf(String(headers["x-forwarded-for"]));

/** Logs what the database lacks. The shop opens in any case: calls that write check it themselves. */
function checkMigrated(): void {
  missingInDatabase().catch((error: unknown) => log.warn({ err: error }, "could not check the database's migrations"));
}

/** @throws Error when a public shop has no PUBLIC_URL */
function requirePublicUrl(settings: Pick<Env, "PUBLIC_URL" | "DEMO" | "VERCEL">): void {
  const { refused, warning } = checkPublicUrl(settings);
  if (refused) throw new Error(refused);
  if (warning) log.warn(warning);
}
