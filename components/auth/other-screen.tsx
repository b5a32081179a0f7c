"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";
import { type AuthPage, nextPage, withNext } from "@/lib/auth/next-page";

interface OtherScreenProps extends ComponentProps<typeof Link> {
  href: AuthPage;
}

/** The way to the other of the two screens; it takes along where somebody wants to go afterwards. */
export function OtherScreen({ href, ...props }: OtherScreenProps) {
  const next = nextPage(`?${useSearchParams()}`);
  return <Link href={next ? withNext(href, next) : href} {...props} />;
}
