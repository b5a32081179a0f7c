import "server-only";
import { formatDay } from "@/lib/dates";
import { mailedOrder } from "@/lib/order/server/mailed-order";
import { mailedReturn } from "@/lib/order/server/returns/mailed-return";
import { env } from "@/lib/server/env";
import { currentSettings } from "@/lib/settings/server/current";
import { grievanceMails, type LinkKind, type MailKind, orderMails, returnMails } from "../options";
import type { LoadedMessage } from "./facts";
import { linkPages, tokenOf } from "./link";
import type { MailContent } from "./mails/content";
import type { ComposedMail } from "./mails/render";
import { unlinked } from "./mails/unlinked";
import { type MailPicture, mailPictures } from "./pictures";

/** The kind of link that a mail carries. */
const links: Partial<Record<MailKind, LinkKind>> = {
  accountMade: "confirmEmail",
  confirmEmail: "confirmEmail",
  resetPassword: "resetPassword",
};

/**
 * Composes the mail of a message; null when what it tells about is gone.
 * @param shopUrl the origin of all links
 */
export async function composeMail(
  message: LoadedMessage,
  name: string,
  shopUrl: string,
): Promise<(ComposedMail & { pictures: MailPicture[] }) | null> {
  const content = contentOf(message, unlinked(name), shopUrl);
  if (!content) return null;
  // React's renderer is loaded with the first mail, not with the first request.
  const { renderMail } = await import("./mails/render");
  const shop = await currentSettings();
  if (!("order" in content)) return { ...(await renderMail(content, shopUrl, shop)), pictures: [] };
  const { order } = content;
  const pictures = await mailPictures(
    order.lines.map(({ image }) => image),
    { shopUrl, cloudinaryUrl: env().CLOUDINARY_URL },
  );
  const lines = order.lines.map((line) => ({ ...line, image: pictures.has(line.image) ? line.image : "" }));
  const mail = await renderMail({ ...content, order: { ...order, lines } }, shopUrl, shop);
  return { ...mail, pictures: [...pictures.values()] };
}

function contentOf(message: LoadedMessage, name: string, shopUrl: string): MailContent | null {
  const { kind, linkId, orders, step, returns, returnStep, grievances, answer } = message;
  if (kind in grievanceMails) {
    const [raised] = grievances;
    const text = answer == null ? "" : raised?.answers[answer]?.text;
    if (!raised || text === undefined) return null;
    const { number, resolveBy } = raised;
    const grievance = { number, resolveBy: formatDay(resolveBy.toISOString()), answer: text };
    return { kind, name, grievance } as MailContent;
  }
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
