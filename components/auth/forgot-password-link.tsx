"use client";

import Link from "next/link";
import { useShopConfig } from "@/lib/config/hooks";

/** Leads to a new password, where the shop sends mails. Its place is kept while that is not known. */
export function ForgotPasswordLink() {
  const { data } = useShopConfig();
  return (
    <p className="mt-2 min-h-11 text-center">
      {data?.mail && (
        <Link
          href="/auth/forgot-password"
          replace
          prefetch={false}
          className="inline-flex min-h-11 items-center text-ink-2 underline underline-offset-4 hover:text-rust"
        >
          Forgot password?
        </Link>
      )}
    </p>
  );
}
