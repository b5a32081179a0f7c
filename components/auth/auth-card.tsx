import Link from "next/link";
import { type ReactNode, Suspense } from "react";
import type { AuthPage } from "@/lib/auth/next-page";
import { OtherScreen } from "./other-screen";

interface AuthCardProps {
  heading: string;
  /** The link to the other of the two screens. */
  question: string;
  link: { href: AuthPage; text: string };
  children: ReactNode;
}

export function AuthCard({ heading, question, link, children }: AuthCardProps) {
  const props = {
    href: link.href,
    // Both screens share one history entry, so Back returns to the page the visitor came from.
    replace: true,
    className: "inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4 hover:text-rust",
    children: link.text,
  };
  return (
    <>
      <h1 className="display text-h2">{heading}</h1>
      <div className="mt-6">{children}</div>
      <p className="mt-6 text-center text-ink-2">
        <span>{question}</span>{" "}
        <Suspense fallback={<Link {...props} />}>
          <OtherScreen {...props} />
        </Suspense>
      </p>
    </>
  );
}
