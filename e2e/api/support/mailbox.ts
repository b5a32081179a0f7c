import { expect } from "@playwright/test";
import type { ReceivedMail } from "../../../scripts/simulators/mail/mailbox";

/** The page of a mailbox; that of the tests is one port below the one that the shop sends to. */
export function mailboxOf(smtpUrl = String(process.env.SMTP_URL)): string {
  return `http://127.0.0.1:${Number(new URL(smtpUrl).port) - 1}`;
}

/** All mails to an address, newest first. */
export async function mailsTo(email: string, mailbox = mailboxOf()): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailbox}/_test/messages?to=${encodeURIComponent(email)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).messages;
}

/** Waits for the newest mail to an address with this subject. */
export async function mailTo(email: string, subject: string | RegExp, mailbox = mailboxOf()): Promise<ReceivedMail> {
  const isMeant = (mail: ReceivedMail) =>
    typeof subject === "string" ? mail.subject === subject : subject.test(mail.subject);
  let found: ReceivedMail | undefined;
  await expect(async () => {
    found = (await mailsTo(email, mailbox)).find(isMeant);
    expect(found, `a mail to ${email}: ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
  if (!found) throw new Error("There is no such mail");
  return found;
}

/** The token of the link in a mail, as its reader could copy it out of the text. */
export function tokenIn({ text }: ReceivedMail): string {
  const [, token] = /\?token=([\w-]{43})(?![\w-])/.exec(text) ?? [];
  if (!token) throw new Error(`There is no link in: ${text}`);
  return token;
}
