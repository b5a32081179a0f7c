import * as z from "zod";
import { endpointsOf } from "@/lib/http/endpoint";
import { idempotencyHeaders } from "@/lib/http/shapes";
import {
  AddProduct,
  AdminProductListAnswer,
  AdminProductQuery,
  ChangedProductAnswer,
  DeletedProductAnswer,
  EditProduct,
  ProductParams,
} from "./schema";

const { admin } = endpointsOf("Admin products");

export const addProductEndpoint = admin.post("/api/admin/products/add", {
  summary: "Add a product",
  headers: idempotencyHeaders("product"),
  body: AddProduct,
  answer: ChangedProductAnswer,
  status: 201,
  repeatable: true,
  errors: ["conflict"],
});

export const listAdminProductsEndpoint = admin.get("/api/admin/products/get", {
  summary: "List products, or deleted products, newest first by default",
  query: AdminProductQuery,
  answer: AdminProductListAnswer,
});

export const editProductEndpoint = admin.put("/api/admin/products/edit/{id}", {
  summary: "Update a product (version and stockSeen protect concurrent changes)",
  params: ProductParams,
  body: EditProduct,
  answer: ChangedProductAnswer,
  errors: ["not_found", "conflict", "stale"],
  extra: { 409: ChangedProductAnswer.pick({ data: true }).partial() },
});

export const deleteProductEndpoint = admin.delete("/api/admin/products/delete/{id}", {
  summary: "Delete a product (existing orders keep it)",
  params: ProductParams,
  answer: DeletedProductAnswer,
  errors: ["not_found", "conflict"],
});

export const restoreProductEndpoint = admin.post("/api/admin/products/restore/{id}", {
  summary: "Restore a deleted product",
  params: ProductParams,
  answer: ChangedProductAnswer,
  errors: ["not_found"],
});

export const exportProductsEndpoint = admin.get("/api/admin/products/export", {
  summary: "Export all products as CSV",
  download: "text/csv",
  answer: z.string(),
});
