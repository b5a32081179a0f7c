import * as z from "zod";
import { endpointsOf } from "@/lib/http/endpoint";
import { Id } from "@/lib/http/shapes";
import { ProductAnswer, ProductListAnswer, ProductQuery } from "./schema";
import { SuggestAnswer, SuggestQuery } from "./search/schema";

const { anyone } = endpointsOf("Products");

export const listProductsEndpoint = anyone.get("/api/shop/products/get", {
  summary: "List products with filters, sorting, paging and search",
  query: ProductQuery,
  answer: ProductListAnswer,
});

export const getProductEndpoint = anyone.get("/api/shop/products/get/{id}", {
  summary: "Get a product",
  params: z.object({ id: Id }),
  answer: ProductAnswer,
  errors: ["not_found"],
});

export const suggestEndpoint = anyone.get("/api/shop/search/suggest", {
  summary: "Suggest searches, categories, brands and products while a search is typed",
  query: SuggestQuery,
  answer: SuggestAnswer,
});
