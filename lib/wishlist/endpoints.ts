import { endpointsOf } from "@/lib/http/endpoint";
import { AddToWishlist, WishlistAnswer, WishlistOwnerParams, WishlistProductParams } from "./schema";

const { shopper } = endpointsOf("Wishlist");

export const addToWishlistEndpoint = shopper.post("/api/shop/wishlist/add", {
  summary: "Add a product to the wishlist",
  owner: true,
  body: AddToWishlist,
  answer: WishlistAnswer,
  errors: ["not_found", "limit_reached"],
});

export const getWishlistEndpoint = shopper.get("/api/shop/wishlist/get/{userId}", {
  summary: "Get the wishlist, newest first",
  owner: true,
  params: WishlistOwnerParams,
  answer: WishlistAnswer,
});

export const removeFromWishlistEndpoint = shopper.post("/api/shop/wishlist/remove/{userId}/{productId}", {
  summary: "Remove a product from the wishlist (succeeds if it is not there)",
  owner: true,
  params: WishlistProductParams,
  answer: WishlistAnswer,
});
