import { formatCount } from "@/lib/counted";
import { MoreLink } from "./more-link";

/**
 * Says how many mails could not be sent, or that mail is off, with a link to the messages; renders nothing if there is
 * nothing to say.
 * @param failed how many mails failed; null where the shop sends none
 */
export async function MailNotice({ failed }: { failed: Promise<number | null> }) {
  const count = await failed;
  if (count === 0) return null;
  const isOff = count === null;
  return (
    <MoreLink href={isOff ? "/admin/messages" : "/admin/messages?state=failed"} isNotice>
      {isOff ? "Mail is off" : count === 1 ? "1 mail failed" : `${formatCount(count)} mails failed`}
    </MoreLink>
  );
}
