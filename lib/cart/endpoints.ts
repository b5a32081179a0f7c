import { endpoint } from "@/lib/http/endpoint";
import {
  AddToCart,
  CartAnswer,
  CartFields,
  CartLineParams,
  CartLineQuery,
  CartOwnerParams,
  UpdateCart,
} from "./schema";

const tag = "Cart";

export const addToCartEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/cart/add",
  tag,
  summary: "Add a product to the cart",
  access: "shopper",
  owner: true,
  body: AddToCart,
  answer: CartAnswer,
  errors: ["not_found", "size_needed", "out_of_stock", "limit_reached", "conflict"],
  extra: { 409: CartFields },
});

export const getCartEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/cart/get/{userId}",
  tag,
  summary: "Get the cart",
  access: "shopper",
  owner: true,
  params: CartOwnerParams,
  answer: CartAnswer,
});

export const updateCartEndpoint = endpoint({
  method: "PUT",
  path: "/api/shop/cart/updateCart",
  tag,
  summary: "Update a line's quantity or size",
  access: "shopper",
  owner: true,
  body: UpdateCart,
  answer: CartAnswer,
  errors: ["not_found", "size_needed", "out_of_stock", "conflict"],
  extra: { 409: CartFields },
});

export const removeFromCartEndpoint = endpoint({
  method: "DELETE",
  path: "/api/shop/cart/{userId}/{productId}",
  tag,
  summary: "Remove a line from the cart (succeeds if it is not there)",
  access: "shopper",
  owner: true,
  params: CartLineParams,
  query: CartLineQuery,
  answer: CartAnswer,
  errors: ["size_needed", "conflict"],
  extra: { 409: CartFields },
});
