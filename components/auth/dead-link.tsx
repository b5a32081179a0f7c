import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";

interface DeadLinkProps {
  /** Where another link is asked for, and what that is called. */
  href: string;
  children: string;
  /** What to say besides. */
  note?: string;
  /** Whether the page was opened without a link's token, as after a reload: the link itself may still work. */
  isMissing?: boolean;
}

/** In place of a form whose link does not work: used, too old, or of no use any more; or is missing. */
export function DeadLink({ href, children, note, isMissing }: DeadLinkProps) {
  return (
    <>
      <p role="alert">
        {isMissing
          ? "Open the link in the mail again, or ask for a new one."
          : "This link does not work any more: links work once and for a limited time."}
      </p>
      {note && <p className="mt-3">{note}</p>}
      <Link href={href} prefetch={false} className={buttonClasses({ size: "lg", className: "mt-6 w-full" })}>
        {children}
      </Link>
    </>
  );
}
