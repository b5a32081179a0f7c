import Link from "next/link";
import type { ReactNode } from "react";

interface AuthCardProps {
  heading: string;
  /** The way to the other of the two screens. */
  question: string;
  link: { href: string; text: string };
  children: ReactNode;
}

export function AuthCard({ heading, question, link, children }: AuthCardProps) {
  return (
    <>
      <h1 className="display text-h2">{heading}</h1>
      <div className="mt-6">{children}</div>
      <p className="mt-6 text-center text-ink-2">
        {question}{" "}
        <Link
          href={link.href}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4 hover:text-rust"
        >
          {link.text}
        </Link>
      </p>
    </>
  );
}
