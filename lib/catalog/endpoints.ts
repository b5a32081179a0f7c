import * as z from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { Id } from "@/lib/http/shapes";
import { ProductAnswer, ProductListAnswer, ProductQuery } from "./schema";
import { SuggestAnswer, SuggestQuery } from "./search/schema";

const tag = "Products";

export const listProductsEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/products/get",
  tag,
  summary: "List products with filters, sorting, paging and search",
  access: "anyone",
  query: ProductQuery,
  answer: ProductListAnswer,
});

export const getProductEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/products/get/{id}",
  tag,
  summary: "Get a product",
  access: "anyone",
  params: z.object({ id: Id }),
  answer: ProductAnswer,
  errors: ["not_found"],
});

export const suggestEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/search/suggest",
  tag,
  summary: "Suggest searches, categories, brands and products while a search is typed",
  access: "anyone",
  query: SuggestQuery,
  answer: SuggestAnswer,
});
