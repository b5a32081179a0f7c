"use client";

import type { ComponentProps } from "react";
import { PageFailed } from "@/components/layout/page-failed";
import { fontVariables } from "./fonts/fonts";
import "./globals.css";

/** Takes the place of the root layout when that fails. */
export default function GlobalError(props: ComponentProps<typeof PageFailed>) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <title>Vastra</title>
        <PageFailed {...props} />
      </body>
    </html>
  );
}
