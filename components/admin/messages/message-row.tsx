"use client";

import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";
import { counted } from "@/lib/counted";
import { formatMoment } from "@/lib/dates";
import { failureText } from "@/lib/message/failure-text";
import { useResend } from "@/lib/message/hooks";
import { mailNames } from "@/lib/message/options";
import type { ShownMessage } from "@/lib/message/schema";
import { shortNumber } from "@/lib/order/short-number";
import { outcome } from "@/lib/outcome";

/** What became of a message, in words. */
function stateText({ state, sentAt, dueAt, why, tries }: ShownMessage): string {
  if (state === "sent") return sentAt ? `Sent ${formatMoment(sentAt)}` : "Sent";
  if (state === "failed") return `Failed after ${counted(tries, "try", "tries")}: ${failureText(why)}`;
  if (state === "expired") return "Not sent: its link no longer works";
  if (tries === 0 || !dueAt) return "On its way";
  return `Waiting, next try ${formatMoment(dueAt)}${why && `: ${failureText(why)}`}`;
}

/** A mail to a shopper, and the button that sends it again. @param linked whether to name its order or grievance */
export function MessageRow({ message, linked = false }: { message: ShownMessage; linked?: boolean }) {
  const { mutate: resend, isPending } = useResend();
  const { _id, kind, state, orderId, grievanceId, createdAt, canResend } = message;
  const about = orderId
    ? { href: `/admin/orders?q=${orderId}` as const, text: `order ${shortNumber(orderId)}` }
    : grievanceId && { href: `/admin/grievances?q=${grievanceId}` as const, text: "the grievance" };
  const name = mailNames[kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium">
          <span>{name}</span>
          {linked && about && (
            <>
              <span>{", "}</span>
              <PageLink href={about.href} className="underline underline-offset-4 hover:text-rust">
                {about.text}
              </PageLink>
            </>
          )}
        </p>
        <p className={cn("text-small", state === "failed" ? "text-error-ink" : "text-ink-3")}>
          {`${formatMoment(createdAt)} · ${stateText(message)}`}
        </p>
      </div>
      {canResend && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Send again: ${name}`}
          waiting={isPending}
          waitingText="Sending…"
          onClick={() => resend({ messageId: _id }, outcome)}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
