"use client";

import { Share2 } from "lucide";
import { Icon } from "@/components/ui/icon";
import { productPath } from "@/lib/catalog/product-path";
import type { Product } from "@/lib/catalog/schema";
import { notify } from "@/lib/notify";

/** Opens what the device shares with; where it has nothing, the link is copied. */
async function share({ _id, title }: Pick<Product, "_id" | "title">): Promise<void> {
  const url = new URL(productPath(_id), window.location.origin).href;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      notify.done("Link copied");
    }
  } catch (error) {
    // Closing what was opened is no failure.
    const isClosed = error instanceof DOMException && error.name === "AbortError";
    if (!isClosed) notify.error("The link couldn't be shared.", url);
  }
}

export function ShareButton({ product }: { product: Pick<Product, "_id" | "title"> }) {
  return (
    <button
      type="button"
      onClick={() => void share(product)}
      className="tap flex items-center gap-1.5 text-ink-2 text-small hover:text-rust noscript:hidden"
    >
      <Icon shape={Share2} className="size-4" />
      <span>Share</span>
    </button>
  );
}
