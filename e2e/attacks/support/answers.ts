import { percentile } from "../../../scripts/lib/statistics";

/** How a request of an attack was answered. */
export interface Answered {
  /** 0 when no answer came, or not all of it. */
  status: number;
  tookMs: number;
}

/** Waits for all of an answer. */
export async function timed(request: Promise<Response>): Promise<Answered> {
  const begun = performance.now();
  const status = await request
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { status, tookMs: performance.now() - begun };
}

/**
 * Makes requests, so many of them at once.
 * @param request makes the request with this number, until there are no more
 */
export async function sendAtOnce(
  count: number,
  request: (number: number) => Promise<Response> | undefined,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  let number = 0;
  const connection = async () => {
    for (let sent = request(number++); sent; sent = request(number++)) answers.push(await timed(sent));
  };
  await Promise.all(Array.from({ length: count }, connection));
  return answers;
}

/** The statuses that came. */
export const statusesOf = (answers: readonly Pick<Answered, "status">[]): number[] => [
  ...new Set(answers.map(({ status }) => status)),
];

/** How often each status came: "120 x 200, 853 x 503". */
export function countsOf(answers: readonly Pick<Answered, "status">[]): string {
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return statusesOf(answers)
    .map((status) => `${count(status)} x ${status || "no answer"}`)
    .join(", ");
}

/** How long those waited who were told to come back later, in ms; 0 when nobody was. */
export function refusalsOf(answers: readonly Answered[]): { p95: number; slowest: number } {
  const refused = answers.filter(({ status }) => status === 429 || status === 503);
  const waits = refused.map(({ tookMs }) => Math.round(tookMs));
  return { p95: percentile(waits, 0.95) || 0, slowest: percentile(waits, 1) || 0 };
}

/** Each number has an address of its own, up to 65,536. */
export const addressOf = (number: number): string => `203.0.${(number >> 8) % 256}.${number % 256}`;
