import "server-only";
import type { Metadata } from "next";
import { site } from "@/lib/site";
import { siteOrigin } from "./origin";

/** How long a description may be before search engines cut it. */
const descriptionLength = 160;

interface Described {
  title: string;
  description: string;
  /** The page's one address, without the origin. */
  path: string;
  /** Portrait, 3:4. */
  image?: { url: string; alt: string };
}

/** Up to 160 characters, ending at a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= descriptionLength) return line;
  const cut = line.slice(0, descriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}

/** What search engines and shared links show of a kept page. */
export function pageMetadata({ title, description, path, image }: Described): Metadata {
  const text = shorten(description);
  return {
    metadataBase: new URL(siteOrigin()),
    title,
    description: text,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: "en_IN",
      url: path,
      title,
      description: text,
      images: image ? [{ url: image.url, alt: image.alt, width: 900, height: 1200 }] : undefined,
    },
    twitter: { card: image ? "summary_large_image" : "summary" },
  };
}
