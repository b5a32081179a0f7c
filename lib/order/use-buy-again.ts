"use client";

import { useRef } from "react";
import { useSession } from "@/lib/auth/hooks";
import type { CartAnswer } from "@/lib/cart/schema";
import { useCartMutation } from "@/lib/cart/use-cart-mutation";
import { ApiError, api } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import type { Order } from "./schema";

type Line = Order["cartItems"][number];

/** Codes of the answers that say that a product can't be bought as it was: deleted, sold out, or without that size. */
const unavailable = ["not_found", "out_of_stock", "size_needed", "limit_reached", "invalid"];

/** Puts the lines of an order into the cart again, one after the other, and names those that can't be bought any more. */
export function useBuyAgain() {
  const { user } = useSession();
  const missing = useRef<string[]>([]);
  return useCartMutation(
    ["add"],
    async (lines: readonly Line[]) => {
      missing.current = [];
      let cart: CartAnswer | null = null;
      for (const { productId, size, quantity, title } of lines) {
        try {
          const body = { userId: user?.id, productId, quantity, size };
          cart = await api<CartAnswer>("/api/shop/cart/add", { method: "POST", body });
        } catch (error) {
          if (!(error instanceof ApiError) || !unavailable.includes(error.code)) throw error;
          missing.current.push(title);
        }
      }
      return cart;
    },
    (cart) => {
      const names = missing.current.join(", ");
      if (!cart) notify.error("These items can't be bought any more.", names);
      else if (names) notify.done("The rest is in your cart", `No longer available: ${names}`);
      else notify.done("Added to your cart");
    },
  );
}
