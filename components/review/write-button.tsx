"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/auth/hooks";
import type { MineAnswer } from "@/lib/review/schema";
import { ReviewDialog } from "./review-dialog";
import { useLogIn } from "./use-log-in";

interface WriteButtonProps {
  productId: string;
  title: string;
  hasSizes: boolean;
  /** What the shopper has said of this product, or can say; undefined until known. */
  mine: MineAnswer | undefined;
}

/** "Write a review", for who got the product; who can't is told why. */
export function WriteButton({ mine, ...product }: WriteButtonProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const offerLogIn = useLogIn();
  if (mine?.reviews[0]) return <p className="text-ink-2 text-small">You have reviewed this product.</p>;
  if (user && mine && !mine.waiting[0]) {
    return <p className="text-ink-2 text-small">You can review this product once it was delivered to you.</p>;
  }
  return (
    <>
      <Button variant="outline" onClick={() => (user ? setOpen(true) : offerLogIn("Login to write a review"))}>
        Write a review
      </Button>
      <ReviewDialog product={product} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
