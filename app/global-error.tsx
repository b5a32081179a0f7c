"use client";

import type { ComponentProps } from "react";
import { PageFailed } from "@/components/layout/page-failed";
import "./globals.css";

/** Takes the place of the root layout when that fails; in the system's font, for every page loads this file first. */
export default function GlobalError(props: ComponentProps<typeof PageFailed>) {
  return (
    <html lang="en-IN">
      <body style={{ fontFamily: "system-ui, sans-serif" }}>
        <title>Vastra</title>
        <PageFailed {...props} />
      </body>
    </html>
  );
}
