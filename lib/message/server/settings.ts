import "server-only";
import { AppError } from "@/lib/errors";
import { type Env, env } from "@/lib/server/env";

export interface MailSettings {
  smtpUrl: string;
  from: string;
  /** The origin of the shop, for links: from the settings, never from a request. */
  shopUrl: string;
}

/**
 * How mail is sent; null when it is off. In production that takes PUBLIC_URL too: a link made from the Host header would
 * lead wherever the sender of a request says. Demo, dev and tests use their own port.
 */
export function mailSettingsOf(settings: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PUBLIC_URL" | "DEMO" | "PORT">) {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, DEMO, PORT } = settings;
  const shopUrl = PUBLIC_URL ?? (DEMO ? `http://localhost:${PORT}` : undefined);
  return SMTP_URL && MAIL_FROM && shopUrl ? { smtpUrl: SMTP_URL, from: MAIL_FROM, shopUrl } : null;
}

/** How mail is sent by the environment; null when it is off. */
export function mailSettings(): MailSettings | null {
  return mailSettingsOf(env());
}

/** True when the shop sends mails; without, none are queued either. */
export function mailEnabled(): boolean {
  return mailSettings() !== null;
}

/** @throws AppError not_configured */
export function requireMail(): MailSettings {
  const settings = mailSettings();
  if (!settings) throw new AppError("not_configured", "This shop does not send mails.");
  return settings;
}
