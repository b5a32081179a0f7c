import "server-only";
import type { Metadata } from "next";
import { today } from "@/lib/dates";
import { bannersOn } from "@/lib/settings/banners";
import { pageSettings } from "@/lib/settings/server/current";
import { site } from "@/lib/site";
import { siteOrigin } from "./origin";
import { shareOfBanners, shareSize } from "./share-address";

/** The length at which search engines truncate a description. */
const descriptionLength = 160;

interface Described {
  title: string;
  description: string;
  /** The page's canonical URL, without the origin. */
  path: string;
  /** A landscape JPEG of `shareSize`, by default the shop's own, and what it shows. */
  picture?: { url?: string | null; alt: string };
  /** The price of a product, formatted for display. */
  price?: string;
}

/** Up to 160 characters, ending at a word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= descriptionLength) return line;
  const cut = line.slice(0, descriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}

async function shopPicture(): Promise<string> {
  const { banners } = await pageSettings();
  return shareOfBanners(bannersOn(today(new Date()), banners));
}

/**
 * Metadata of a page for search engines and shared links. Networks show no price themselves, so the description of a
 * shared link starts with it.
 */
export async function pageMetadata({
  title,
  description,
  path,
  picture = { alt: site.name },
  price,
}: Described): Promise<Metadata> {
  const text = shorten(description);
  const url = picture.url ?? (await shopPicture());
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
      description: price ? shorten(`${price} · ${description}`) : text,
      images: [{ ...picture, url, ...shareSize, type: "image/jpeg" }],
    },
    twitter: { card: "summary_large_image" },
    ...(price && { other: { "twitter:label1": "Price", "twitter:data1": price } }),
  };
}
