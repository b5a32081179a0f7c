"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** A page that comes sooner needs no sign that it is on its way, in ms. */
const delayMs = 150;

/** A link to a page that is made per request, with a sign while the page is on its way. */
export function PageLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link prefetch={false} {...props}>
      {children}
      <Pending />
    </Link>
  );
}

function Pending() {
  return <PendingBar isPending={useLinkStatus().pending} />;
}

/**
 * A bar at the top of the window, and words for screen readers, while a page is on its way. It moves nothing, and is no
 * part of a menu that closes when one of its links is pressed.
 */
export function PendingBar({ isPending }: { isPending: boolean }) {
  return isPending && createPortal(<DelayedBar />, document.body);
}

function DelayedBar() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="print:hidden">
      {isDue && (
        <>
          <span className="sr-only">Opening the page…</span>
          <span
            aria-hidden="true"
            className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-marigold motion-reduce:animate-none"
          />
        </>
      )}
    </div>
  );
}
