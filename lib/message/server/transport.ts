import "server-only";
import { createTransport } from "nodemailer";
import { providerCall } from "@/lib/server/telemetry/telemetry";
import type { MailPicture } from "./pictures";
import type { MailSettings } from "./settings";

/** A conversation with the mail server is cut after this long, in ms. */
const conversationMs = 60_000;

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  pictures: MailPicture[];
  /** The same for every try of a message, so that a mailbox may recognise a second copy. */
  messageId: string;
}

/**
 * Sends a mail in a conversation of its own. A password is only sent encrypted.
 * @throws Error with the fields of SendFailure
 */
export async function sendMail(
  { smtpUrl, from }: MailSettings,
  { to, messageId, pictures, ...content }: Mail,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: new URL(smtpUrl).username !== "",
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const mail = {
    ...content,
    attachments: pictures.map(({ cid, content }, index) => ({
      cid,
      content,
      filename: `picture-${index + 1}.jpg`,
      contentType: "image/jpeg",
      contentDisposition: "inline" as const,
    })),
    from,
    to: { name: "", address: to },
    messageId,
    headers: { "Auto-Submitted": "auto-generated" },
    signal: AbortSignal.timeout(conversationMs),
  };
  await providerCall("smtp", "send", () => transport.sendMail(mail));
}
