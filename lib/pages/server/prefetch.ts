import "server-only";
import type * as z from "zod";
import { checkRole, countUser } from "@/lib/api/server/checks";
import { successBody } from "@/lib/api/server/success-body";
import { checkAuthEndpoint } from "@/lib/auth/endpoints";
import { isRenewalDue, pageSession } from "@/lib/auth/server/page-session";
import type { SessionUser } from "@/lib/auth/server/session";
import type { Access, Endpoint } from "@/lib/http/endpoint";
import { type PageOfList, pageKey, pageQuery } from "@/lib/http/page-of-list";
import { withinMs } from "@/lib/server/time-limit";
import type { Prefetched } from "../prefetched";

/** How long a page waits for an answer, in ms; without it, the browser asks as if there were no prefetch. */
const maxWaitMs = 1_000;

/** A call of the API that a page makes for the browser. */
export interface PageCall {
  key: readonly unknown[];
  body: (user: SessionUser) => Promise<object>;
}

type Contract<Q extends z.ZodType, R extends z.ZodType> = Endpoint<Access, z.ZodType, Q, z.ZodType, R>;

/** A call by its contract, with the query key of its hook and the use case of its route. */
export function pageCall<R extends z.ZodType>(
  contract: Contract<z.ZodType, R>,
  key: readonly unknown[],
  answer: (user: SessionUser) => Promise<z.input<R>>,
): PageCall {
  const body = async (user: SessionUser) => {
    checkRole(contract, user);
    const overLimit = await countUser(contract.limit ?? "general", user.id, "");
    if (overLimit) throw overLimit;
    // As the browser would read it: without what JSON leaves out, and times as text.
    return JSON.parse(JSON.stringify(successBody(contract, await answer(user), true)));
  };
  return { key, body };
}

/** The same for a page of a list; one past the end is left to the browser, which then goes to the last one. */
export function listCall<Q extends z.ZodType, R extends z.ZodType>(
  contract: Contract<Q, R>,
  list: PageOfList,
  answer: (user: SessionUser, query: z.output<Q>) => Promise<z.input<R> & { pages: number }>,
): PageCall {
  return pageCall(contract, pageKey(list), async (user) => {
    const query = contract.query?.parse(Object.fromEntries(pageQuery(list)));
    const found = await answer(user, query as z.output<Q>);
    if (list.page > Math.max(1, found.pages)) throw new Error("There is no such page.");
    return found;
  });
}

/**
 * The answers of these calls for the user who opened the page, and their session. An answer that fails or takes longer than
 * a second is left out; null without a session.
 */
export async function prefetch(...calls: PageCall[]): Promise<Prefetched | null> {
  const user = await pageSession();
  if (!user) return null;
  const answers = await Promise.all(
    calls.map(({ key, body }) =>
      withinMs(
        maxWaitMs,
        async () => [{ key, answer: await body(user) }],
        () => new Error("The answer takes too long."),
      ).catch(() => []),
    ),
  );
  return {
    session: checkAuthEndpoint.answer.parse({ success: true, user }),
    isSessionDue: await isRenewalDue(user),
    serverTime: Date.now(),
    answers: answers.flat(),
  };
}
