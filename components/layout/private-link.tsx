"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { withNext } from "@/lib/auth/next-page";
import { useWhenKnown } from "@/lib/auth/use-when-known";

interface PrivateLinkProps {
  /** A page that guests sign in for. */
  href: string;
  className: string;
  children: ReactNode;
}

/**
 * A link that is shown to everybody, to a page of one's own. Guests go to sign in without asking for the page first: the
 * router would remember for a while that it leads to the login, after they have signed in too.
 */
export function PrivateLink({ href, ...props }: PrivateLinkProps) {
  const router = useRouter();
  const whenKnown = useWhenKnown();
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        whenKnown((user) => router.push(user ? href : withNext("/auth/login", href)));
      }}
      {...props}
    />
  );
}
