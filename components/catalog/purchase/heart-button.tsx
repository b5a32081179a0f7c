"use client";

import { Heart } from "lucide";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { useHeart } from "./hearts";

/** The heart icon; it beats once when it fills. */
export function HeartMark({ isLoved, className }: { isLoved: boolean; className: string }) {
  return (
    <Icon
      shape={Heart}
      className={cn(className, isLoved && "animate-[beat_200ms_var(--ease-fall)] fill-current text-rust")}
    />
  );
}

/** The heart on a card's picture, top right; `heart` draws it, as a page has one for each card. */
export function HeartButton({ productId }: { productId: string }) {
  const { isLoved, toggle } = useHeart(productId);
  return <button type="button" aria-label="Wishlist" aria-pressed={isLoved} onClick={toggle} className="heart" />;
}
