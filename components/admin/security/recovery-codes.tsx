"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/notify";

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      notify.done("Recovery codes copied.");
    } catch {
      // Browsers reject it without https or permission.
      notify.error("Your browser blocked copying. Write the codes down.");
    }
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Your recovery codes
      </h3>
      <p className="mt-1 max-w-prose text-pretty text-ink-2">
        Each code signs you in once if you lose your phone. They are shown only once: store them where you store your
        passwords.
      </p>
      <ul className="figures mt-4 grid max-w-xl gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button variant="outline" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </>
  );
}
