import "server-only";
import { mailedOrder } from "@/lib/order/server/mailed-order";
import { mailedReturn } from "@/lib/order/server/returns/mailed-return";
import { currentSettings } from "@/lib/settings/server/current";
import { type LinkKind, type MailKind, orderMails, returnMails } from "../options";
import type { LoadedMessage } from "./facts";
import { linkPages, tokenOf } from "./link";
import type { MailContent } from "./mails/content";
import type { ComposedMail } from "./mails/render";

/** The kind of link that a mail carries. */
const links: Partial<Record<MailKind, LinkKind>> = {
  accountMade: "confirmEmail",
  confirmEmail: "confirmEmail",
  resetPassword: "resetPassword",
};

/**
 * Draws a message; null when what it tells about is gone.
 * @param shopUrl the origin of all links
 */
export async function composeMail(message: LoadedMessage, name: string, shopUrl: string): Promise<ComposedMail | null> {
  const content = contentOf(message, nameInMail(name), shopUrl);
  if (!content) return null;
  // React's renderer is loaded with the first mail, not with the first request.
  const { renderMail } = await import("./mails/render");
  return renderMail(content, shopUrl, await currentSettings());
}

/**
 * A user name as mails show it. Anybody can register with the address of another and a name of their choice: mail
 * programs would make a link of one like a host's.
 */
export function nameInMail(username: string): string {
  return username.replace(/\.(?=\S)/g, " ");
}

function contentOf(message: LoadedMessage, name: string, shopUrl: string): MailContent | null {
  const { kind, linkId, orders, step, returns, returnStep } = message;
  if (kind in returnMails) {
    const returned = returns[0] && returnStep != null && mailedReturn(returns[0], returnStep);
    return returned ? ({ kind, name, returned } as MailContent) : null;
  }
  if (kind in orderMails) {
    const order = orders[0] && step != null && mailedOrder(orders[0], step);
    return order ? ({ kind, name, order } as MailContent) : null;
  }
  const linkKind = links[kind];
  if (!linkKind) return { kind, name } as MailContent;
  return linkId
    ? ({ kind, name, link: `${shopUrl}${linkPages[linkKind]}?token=${tokenOf(linkId)}` } as MailContent)
    : null;
}
