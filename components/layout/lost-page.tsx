"use client";

import Link from "next/link";
import { type ComponentType, useEffect, useState } from "react";
import { Picture } from "@/components/catalog/picture";
import { buttonClasses } from "@/components/ui/button";
import { cn } from "@/lib/class-names";

const pegs = [
  { thread: "[--thread:1.5rem]", picture: "/pictures/hung/jeans-light-wash.webp" },
  { thread: "[--thread:3.5rem]", picture: null },
  { thread: "[--thread:2.25rem]", picture: "/pictures/hung/sweater-rust-cable.webp" },
];

interface LostPageProps {
  heading: string;
  /** Inside the shop's frame: also offers the search, the categories and popular products. */
  inShop?: boolean;
}

/** A line, two pictures on pegs, one peg bare, and a heading that says what is missing. */
export function LostPage({ heading, inShop }: LostPageProps) {
  const [ways, setWays] = useState<{ part: ComponentType } | null>(null);

  // Every page carries this one along, but hardly ever shows it: the rest is loaded then.
  useEffect(() => {
    if (!inShop) return;
    import("./lost-ways").then(
      ({ LostWays }) => setWays({ part: LostWays }),
      // Home is still a way on.
      () => undefined,
    );
  }, [inShop]);

  return (
    <main className="page lost-page">
      <div
        aria-hidden="true"
        className="flex items-start justify-center gap-3 border-ink border-t-2 px-4 md:gap-5 md:px-8"
      >
        {pegs.map(({ thread, picture }) => (
          <div key={thread} className="w-20 md:w-24">
            <span className={cn(picture ? "thread" : "peg", thread)} />
            {picture && (
              <span className="block aspect-3/4">
                <Picture image={picture} alt="" sizes="96px" />
              </span>
            )}
          </div>
        ))}
      </div>
      <h1 className="display mt-8 text-h1">{heading}</h1>
      <p className="mt-2 mb-7 text-ink-2 text-lead">The link may be old or mistyped.</p>
      <Link href="/" prefetch={false} className={buttonClasses({ size: "lg" })}>
        Go to Home
      </Link>
      {ways && <ways.part />}
    </main>
  );
}
