const minuteMs = 60_000;

/** How long after each failed try the next one follows, in minutes; after the last of them the message has failed. */
const pauses = [1, 5, 30, 120, 720] as const;

/** How long a sender may keep a message to itself, in ms: longer than the conversation with the mail server. */
export const leaseMs = 2 * minuteMs;

/** What is known of a failed try; the fields of nodemailer's errors. */
export interface SendFailure {
  code?: string;
  /** The SMTP command that was answered with an error, and the number of that answer. */
  command?: string;
  responseCode?: number;
}

/** The server refused this recipient or this text for good (RFC 5321, 4.2.1); any other failure may pass. */
export function isFinal({ command = "", responseCode = 0 }: SendFailure): boolean {
  return responseCode >= 500 && /^(?:RCPT|DATA)\b/.test(command);
}

/** Says why a try failed, in codes alone: texts of mail servers contain addresses. */
export function reasonOf({ code, command, responseCode }: SendFailure): string {
  const [verb] = (command ?? "").match(/^[A-Z]+/) ?? [];
  return [responseCode, verb, code].filter(Boolean).join(" ") || "unknown";
}

/**
 * When a message whose try has just failed is tried again; null when it has failed.
 * @param tries how often it was tried
 * @param before the end of the link that it carries, if any: by then there is nothing left to send
 */
export function nextTry(tries: number, failure: SendFailure, now: Date, before?: Date): Date | null {
  const pause = isFinal(failure) ? undefined : pauses[tries - 1];
  if (pause === undefined) return null;
  const next = new Date(now.getTime() + pause * minuteMs);
  return before && before < next ? before : next;
}
