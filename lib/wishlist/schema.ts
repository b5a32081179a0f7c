import * as z from "zod";
import { ProductShape } from "@/lib/catalog/schema";
import { ClaimedUserId, Id, Message } from "@/lib/http/shapes";

/** How many products a wishlist can hold. */
export const wishlistLimit = 500;

export const WishlistShape = z
  .object({
    /** Null until a product is added for the first time. */
    _id: z.string().nullable(),
    userId: z.string(),
    /** Newest first. */
    products: z.array(ProductShape),
  })
  .meta({ id: "Wishlist" });

export const WishlistAnswer = z.object({ message: Message, wishlist: WishlistShape });

export const AddToWishlist = z.object({ userId: ClaimedUserId, productId: Id });

export const WishlistOwnerParams = z.object({ userId: z.string() });
export const WishlistProductParams = z.object({ userId: z.string(), productId: Id });

export type WishlistAnswer = z.infer<typeof WishlistAnswer>;
