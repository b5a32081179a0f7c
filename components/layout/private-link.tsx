"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { withNext } from "@/lib/auth/next-page";
import { useWhenKnown } from "@/lib/auth/use-when-known";

interface PrivateLinkProps extends ComponentProps<"a"> {
  /** A page that requires guests to sign in. */
  href: string;
  onNavigate?: () => void;
}

/**
 * A link, visible to everybody, to a page that requires signing in. Guests go to sign-in without requesting the page
 * first: the router would cache the redirect for a while, even after they have signed in.
 */
export function PrivateLink({ href, onNavigate, ...props }: PrivateLinkProps) {
  const router = useRouter();
  const whenKnown = useWhenKnown();
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        whenKnown((user) => {
          // The menu that it is in closes with it, so not before.
          onNavigate?.();
          router.push(user ? href : withNext("/auth/login", href));
        });
      }}
      {...props}
    />
  );
}
