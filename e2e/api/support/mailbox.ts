import { expect } from "@playwright/test";
import type { Db, Document, Filter } from "mongodb";
import type { ReceivedMail } from "../../../scripts/simulators/mail/mailbox";

/** The URL of the mailbox's page: that of the file's own mailbox, else of the one that all tests share. */
export const mailboxOf = (): string => String(process.env.TEST_MAILBOX);

/** Decides what becomes of the next mails to an address. */
export async function behave(to: string, how: object): Promise<void> {
  const body = JSON.stringify({ ...how, to });
  const answer = await fetch(`${mailboxOf()}/_test/behave`, { method: "POST", body });
  expect(answer.status, await answer.text()).toBe(200);
}

/** All mails to an address, newest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${mailboxOf()}/_test/messages?to=${encodeURIComponent(email)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).messages;
}

/** Waits for the newest mail to an address with this subject. */
export async function mailTo(email: string, subject: string | RegExp): Promise<ReceivedMail> {
  const isMeant = (mail: ReceivedMail) =>
    typeof subject === "string" ? mail.subject === subject : subject.test(mail.subject);
  let found: ReceivedMail | undefined;
  await expect(async () => {
    found = (await mailsTo(email)).find(isMeant);
    expect(found, `a mail to ${email}: ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
  if (!found) throw new Error("There is no such mail");
  return found;
}

/**
 * Waits until the shop has noted that a message is sent, for calls that refuse one that is on its way. A transaction sees it
 * once it is committed for good; other reads may show it before.
 * @returns the message's id
 */
export async function sentMessage(database: Db, about: Filter<Document>): Promise<string> {
  const read = () => database.collection("messages").findOne(about, { readConcern: { level: "majority" } });
  await expect.poll(async () => (await read())?.state).toBe("sent");
  return String((await read())?._id);
}

/** The token of the link in a mail, as its reader could copy it out of the text. */
export function tokenIn({ text }: ReceivedMail): string {
  const [, token] = /\?token=([\w-]{43})(?![\w-])/.exec(text) ?? [];
  if (!token) throw new Error(`There is no link in: ${text}`);
  return token;
}
