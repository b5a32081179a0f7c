import * as z from "zod";
import { endpoint } from "@/lib/http/endpoint";
import { Id } from "@/lib/http/shapes";
import { ProductAnswer, ProductListAnswer, ProductQuery } from "./schema";

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
