import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/server/log";
import { providerCall } from "@/lib/server/telemetry/telemetry";
import { failureOf, type ProviderFailure } from "./failure";
import { timing } from "./timing";

/**
 * Calls the provider, with up to three attempts as long as a retry can help.
 * @param found for a call that creates something: checks whether an attempt that was refused, or whose result is
 * unknown, has created it anyway. If this check fails, the call is not retried.
 * @param start when the first attempt started, in ms
 * @throws AppError provider_failed
 */
export async function call<Result>(
  name: string,
  work: () => Promise<Result>,
  found?: () => Promise<Result | undefined>,
  start = Date.now(),
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await providerCall("razorpay", name, work);
    } catch (thrown) {
      if (thrown instanceof AppError) throw thrown;
      const failure = failureOf(thrown);
      log.warn({ call: name, attempt, status: failure.status, code: failure.code, why: failure.message }, "Razorpay");
      if (found && !failure.wasNotExecuted) {
        const made = await call(`${name}: was it done?`, found, undefined, start);
        if (made !== undefined) return made;
      }
      const late = Date.now() - start > timing.timeoutMs;
      if (!failure.isTemporary || attempt >= timing.tries || late) throw providerFailed(failure);
    }
    await sleep(timing.backoffMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
  }
}

function providerFailed(cause: ProviderFailure): AppError {
  const message = cause.isTemporary
    ? "Razorpay can't be reached. Try again in a minute."
    : "Razorpay refused the request. Try again, or pay another way.";
  return new AppError("provider_failed", message, { cause });
}
