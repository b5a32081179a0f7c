"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useSession } from "@/lib/auth/hooks";
import { cartKey } from "@/lib/cart/query-key";
import type { CartAnswer } from "@/lib/cart/schema";
import { sendPieces } from "@/lib/cart/send-pieces";
import { availableFor } from "@/lib/cart/shortage";
import { freshCartOf, useCartMutation } from "@/lib/cart/use-cart-mutation";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import type { Order } from "./schema";

type Line = Order["cartItems"][number];
type Add = (line: Line, quantity: number) => Promise<CartAnswer>;

/** Codes of the answers that say that a product can't be added as it was: deleted, sold out, without that size, no room. */
const unavailable = ["not_found", "out_of_stock", "size_needed", "limit_reached", "invalid"];

/** What could not be added: the titles of what can't be bought, and a sentence for each line that has too few pieces. */
interface Lacking {
  gone: string[];
  fewer: string[];
}

/** How far it has come. */
interface Progress extends Lacking {
  /** How many lines are done with. */
  lines: number;
  isAdded: boolean;
}

const begin = (): Progress => ({ lines: 0, isAdded: false, gone: [], fewer: [] });

/**
 * Puts the lines of an order into the cart again, one after the other, as far as there are pieces, and names the rest. When the
 * connection is lost on the way, the next press goes on with the line that it was lost at.
 */
export function useBuyAgain() {
  const { user } = useSession();
  const cache = useQueryClient();
  const progress = useRef(begin());
  return useCartMutation(
    ["add"],
    async (lines: readonly Line[]) => {
      const { current } = progress;
      let cart: CartAnswer | null = null;
      const add: Add = async ({ productId, size }, quantity) => {
        const before = cart ?? cache.getQueryData<CartAnswer>(cartKey(user?.id));
        cart = await sendPieces(user?.id, { productId, quantity, size }, before);
        current.isAdded = true;
        return cart;
      };
      for (const line of lines.slice(current.lines)) {
        await addLine(line, add, current);
        current.lines++;
      }
      return cart;
    },
    () => {
      tell(progress.current.isAdded, progress.current);
      progress.current = begin();
    },
  );
}

/** Adds a line, or what is left of it. */
async function addLine(line: Line, add: Add, { gone, fewer }: Lacking): Promise<void> {
  const { title, quantity } = line;
  try {
    const pieces = await addPieces(line, add);
    if (pieces < quantity) fewer.push(`${title}: ${pieces} of ${quantity} added, no more are left`);
  } catch (error) {
    if (!(error instanceof ApiError) || !unavailable.includes(error.code)) throw error;
    if (error.code === "limit_reached") fewer.push(`${title}: the cart is full`);
    else if (hasLastPieces(error, line)) fewer.push(`${title}: all that is left is in your cart already`);
    else gone.push(title);
  }
}

const isOutOfStock = (error: unknown) => error instanceof ApiError && error.code === "out_of_stock";

/**
 * Adds all pieces of a line; if there are not as many, first one, whose answer says how many more there are.
 * @returns how many were added
 */
async function addPieces(line: Line, add: Add): Promise<number> {
  const { quantity } = line;
  try {
    await add(line, quantity);
    return quantity;
  } catch (error) {
    if (!isOutOfStock(error) || quantity === 1) throw error;
  }
  const cart = await add(line, 1);
  const added = cart.data.find(({ productId, size }) => productId === line.productId && size === line.size);
  const more = added ? Math.min(availableFor(cart.data, added) - added.quantity, quantity - 1) : 0;
  if (more > 0) await add(line, more);
  return 1 + more;
}

/** Whether a line was refused because the cart has all pieces that are left. */
function hasLastPieces(error: ApiError, { productId, size }: Line): boolean {
  const inCart = freshCartOf(error.body)?.data ?? [];
  const isSame = (line: CartAnswer["data"][number]) =>
    line.productId === productId && (!line.stockBySize || line.size === size) && line.stock > 0;
  return isOutOfStock(error) && inCart.some(isSame);
}

function tell(isAdded: boolean, { gone, fewer }: Lacking): void {
  const names = gone.join(", ");
  const rest = [...(names ? [`No longer available: ${names}`] : []), ...fewer].join(". ") || undefined;
  if (isAdded) notify.done(names ? "The rest is in your cart" : "Added to your cart", rest);
  else if (fewer.length > 0) notify.error("Nothing could be added.", rest);
  else notify.error("These items can't be bought any more.", names);
}
