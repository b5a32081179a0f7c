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
} from "./schema";

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
  summary: "List products, or deleted products, newest first by default",
  access: "admin",
  query: AdminProductQuery,
  answer: AdminProductListAnswer,
});

export const editProductEndpoint = endpoint({
  method: "PUT",
  path: "/api/admin/products/edit/{id}",
  tag,
  summary: "Update a product (version and stockSeen protect concurrent changes)",
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
  summary: "Delete a product (existing orders keep it)",
  access: "admin",
  params: ProductParams,
  answer: DeletedProductAnswer,
  errors: ["not_found", "conflict"],
});

export const restoreProductEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/restore/{id}",
  tag,
  summary: "Restore a deleted product",
  access: "admin",
  params: ProductParams,
  answer: ChangedProductAnswer,
  errors: ["not_found"],
});

export const exportProductsEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/products/export",
  tag,
  summary: "Export all products as CSV",
  access: "admin",
  download: "text/csv",
  answer: z.string(),
});
