"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { successPage } from "@/lib/order/current-order";
import { onNews } from "@/lib/tabs";

/** Says that the order was placed in another tab, and leads to it. */
export function PlacedElsewhere() {
  const { user } = useSession();
  const [orderId, setOrderId] = useState<string | null>(null);
  const userId = user?.id;
  useEffect(
    () => onNews((news) => news.about === "placed" && news.userId === userId && setOrderId(news.orderId)),
    [userId],
  );
  return (
    <div role="status">
      {orderId && (
        <p className="mb-5 rounded-b-hung border-good border-t-2 bg-cotton p-4">
          <span className="font-semibold">Your order was placed in another tab.</span>{" "}
          <Link href={successPage(orderId)} className="tap underline underline-offset-4 hover:text-rust">
            View order
          </Link>
        </p>
      )}
    </div>
  );
}
