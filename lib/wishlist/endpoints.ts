import { endpoint } from "@/lib/http/endpoint";
import { AddToWishlist, WishlistAnswer, WishlistOwnerParams, WishlistProductParams } from "./schema";

const tag = "Wishlist";

export const addToWishlistEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/wishlist/add",
  tag,
  summary: "Add a product to the wishlist",
  access: "shopper",
  owner: true,
  body: AddToWishlist,
  answer: WishlistAnswer,
  errors: ["not_found", "limit_reached"],
});

export const getWishlistEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/wishlist/get/{userId}",
  tag,
  summary: "Get the wishlist, newest first",
  access: "shopper",
  owner: true,
  params: WishlistOwnerParams,
  answer: WishlistAnswer,
});

export const removeFromWishlistEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/wishlist/remove/{userId}/{productId}",
  tag,
  summary: "Remove a product from the wishlist (succeeds if it is not there)",
  access: "shopper",
  owner: true,
  params: WishlistProductParams,
  answer: WishlistAnswer,
});
