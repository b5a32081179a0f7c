import Link from "next/link";
import { buttonLook } from "@/components/ui/button";

/** In place of a form whose link does not work: used, too old, or replaced by a newer one. */
export function DeadLink({ href, children }: { href: string; children: string }) {
  return (
    <>
      <p role="alert">This link does not work any more: links work once and for a limited time, and only the newest.</p>
      <Link href={href} prefetch={false} className={buttonLook({ size: "lg", className: "mt-6 w-full" })}>
        {children}
      </Link>
    </>
  );
}
