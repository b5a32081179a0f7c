"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { type AuthPage, nextPage, withNext } from "@/lib/auth/next-page";

interface OtherScreenProps extends ComponentProps<typeof Link> {
  href: AuthPage;
}

/** The link to the other of the two screens; it passes on the page to continue to. */
export function OtherScreen({ href, ...props }: OtherScreenProps) {
  const next = nextPage(`?${useSearchParams()}`);
  return <Link href={next ? withNext(href, next) : href} {...props} />;
}
