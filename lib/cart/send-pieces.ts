import { ApiError, api } from "@/lib/http/client";
import type { AddToCart, CartAnswer } from "./schema";

/** The stored cart of a shopper. */
export function fetchCart(userId: string | undefined, signal?: AbortSignal): Promise<CartAnswer> {
  return api<CartAnswer>(`/api/shop/cart/get/${userId}`, { signal });
}

function piecesOf({ data }: CartAnswer, productId: string): number {
  return data.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

type Pieces = Pick<AddToCart, "productId" | "size"> & { quantity: number };

/**
 * Adds pieces of a product to a cart. When the response is lost, the cart tells whether they were added.
 * @param before the cart as it was last known
 * @throws ApiError
 */
export async function sendPieces(
  userId: string | undefined,
  { productId, quantity, size }: Pieces,
  before: CartAnswer | undefined,
): Promise<CartAnswer> {
  try {
    const body = { userId, productId, quantity, size };
    return await api<CartAnswer>("/api/shop/cart/add", { method: "POST", body });
  } catch (error) {
    const isLost = error instanceof ApiError && error.status === 0;
    const after = isLost && before ? await fetchCart(userId).catch(() => null) : null;
    const added = after && before ? piecesOf(after, productId) - piecesOf(before, productId) : 0;
    if (after && added === quantity) return after;
    throw error;
  }
}
