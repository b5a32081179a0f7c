/**
 * A mailbox on this machine: an SMTP server that takes every mail, and a page to read them on. The README beside this
 * file explains how to start and control it.
 *
 * Not covered: TLS, signing in, size limits, delivery to anywhere, bounces, spam filters.
 */
import { startMailbox } from "./mail/server";
import { portFromEnvironment } from "./shared/variables";

const { url, smtpUrl } = await startMailbox({
  port: portFromEnvironment(),
  smtpPort: Number(process.env.SMTP_PORT ?? 0),
  folder: process.env.STATE_FOLDER?.trim() || undefined,
});
console.log(`Mailbox: ${url}, SMTP: ${smtpUrl}`);
