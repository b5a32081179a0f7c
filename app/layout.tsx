import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Providers } from "@/components/providers";
import { noteEarlyPresses } from "@/lib/early-presses";
import { site } from "@/lib/site";
import { fontVariables } from "./fonts/fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: "#ffffff", colorScheme: "light" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontVariables}>
      <body>
        <script type="module" async>
          {noteEarlyPresses}
        </script>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
