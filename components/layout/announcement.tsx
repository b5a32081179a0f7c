"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useShopWords } from "@/lib/settings/shop-words";

/** The line above the header, or null: without a text, and in the checkout, which nothing is to interrupt. */
export function useAnnouncement() {
  const { announcement } = useShopWords();
  const isCheckout = usePathname() === "/shop/checkout";
  return announcement.text === "" || isCheckout ? null : announcement;
}

/** The owner's line, with a link if it leads somewhere. */
export function Announcement({ text, address }: { text: string; address: string }) {
  return (
    <p data-slot="announcement" className="announcement on-ink">
      {address ? (
        <Link href={address} prefetch={false} className="tap underline underline-offset-4 hover:text-marigold">
          <span>{text}</span>
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
