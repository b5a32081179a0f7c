import * as z from "zod";
import { endpoint } from "@/lib/http/endpoint";
import {
  AddProduct,
  AdminProductListAnswer,
  AdminProductQuery,
  ChangedProductAnswer,
  DeletedProductAnswer,
  EditProduct,
  ProductParams,
} from "./admin-schema";
import { ImportAnswer, ImportQuery } from "./import-schema";

const tag = "Admin products";

export const addProductEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/add",
  tag,
  summary: "Add a product",
  access: "admin",
  body: AddProduct,
  answer: ChangedProductAnswer,
  status: 201,
});

export const listAdminProductsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/products/get",
  tag,
  summary: "The products of the shop, or those that were deleted; newest first unless said",
  access: "admin",
  query: AdminProductQuery,
  answer: AdminProductListAnswer,
});

export const editProductEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/products/edit/{id}",
  tag,
  summary: "Change a product; fields left out stay. `version` and `stockSeen` keep what others did meanwhile",
  access: "admin",
  params: ProductParams,
  body: EditProduct,
  answer: ChangedProductAnswer,
  errors: ["not_found", "conflict", "stale"],
  extra: { 409: ChangedProductAnswer.pick({ data: true }).partial() },
});

export const deleteProductEndpoint = endpoint({
  method: "DELETE",
  path: "/api/admin/products/delete/{id}",
  tag,
  summary: "Take a product out of the shop, of carts and of wishlists; old orders keep it",
  access: "admin",
  params: ProductParams,
  answer: DeletedProductAnswer,
  errors: ["not_found", "conflict"],
});

export const restoreProductEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/restore/{id}",
  tag,
  summary: "Put a deleted product back into the shop",
  access: "admin",
  params: ProductParams,
  answer: ChangedProductAnswer,
  errors: ["not_found"],
});

export const exportProductsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/products/export",
  tag,
  summary: "All products as a CSV file",
  access: "admin",
  download: "text/csv",
  answer: z.string(),
});

export const importProductsEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/import",
  tag,
  summary:
    "What a CSV file of products (up to 256 MB) would change; with `apply` and the seal of that answer the changes are made, all or none",
  access: "admin",
  query: ImportQuery,
  stream: "text/csv",
  answer: ImportAnswer,
  errors: ["stale"],
  extra: { 422: ImportAnswer.pick({ report: true }) },
});
