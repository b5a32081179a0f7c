import { endpointsOf } from "@/lib/http/endpoint";
import {
  AddToCart,
  CartAnswer,
  CartFields,
  CartLineParams,
  CartLineQuery,
  CartOwnerParams,
  UpdateCart,
} from "./schema";

const { shopper } = endpointsOf("Cart");

export const addToCartEndpoint = shopper.post("/api/shop/cart/add", {
  summary: "Add a product to the cart",
  owner: true,
  body: AddToCart,
  answer: CartAnswer,
  errors: ["not_found", "size_needed", "out_of_stock", "limit_reached", "conflict"],
  extra: { 409: CartFields },
});

export const getCartEndpoint = shopper.get("/api/shop/cart/get/{userId}", {
  summary: "Get the cart",
  owner: true,
  params: CartOwnerParams,
  answer: CartAnswer,
});

export const updateCartEndpoint = shopper.put("/api/shop/cart/updateCart", {
  summary: "Update a line's quantity or size",
  owner: true,
  body: UpdateCart,
  answer: CartAnswer,
  errors: ["not_found", "size_needed", "out_of_stock", "conflict"],
  extra: { 409: CartFields },
});

export const removeFromCartEndpoint = shopper.delete("/api/shop/cart/{userId}/{productId}", {
  summary: "Remove a line from the cart (succeeds if it is not there)",
  owner: true,
  params: CartLineParams,
  query: CartLineQuery,
  answer: CartAnswer,
  errors: ["size_needed", "conflict"],
  extra: { 409: CartFields },
});
