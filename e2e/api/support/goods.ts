import { expect } from "@playwright/test";
import type { Db } from "mongodb";
import { ObjectId } from "mongodb";
import { discountPercent } from "@/lib/catalog/discount";
import type { Size, StockBySize } from "@/lib/catalog/options";
import { availability, sumOf } from "@/lib/catalog/stock";
import { keysOf } from "@/lib/keys";
import type { Caller } from "../../people";
import { good } from "./answers";

/**
 * Where tests put products that lists show, with words nobody looks for: tests of lists and of the search look
 * elsewhere, and run beside.
 */
export const testpiece = {
  image: "/pictures/kurta-offwhite-linen.webp",
  title: "Testpiece",
  description: "Made for tests.",
  category: "footwear",
  brand: "adidas",
  price: 1000,
  stock: 10,
};

interface NewProduct {
  /** Rupees. */
  price?: number;
  saleprice?: number;
  stock?: number;
  /** The pieces of each size, which are its sizes then. */
  stockBySize?: StockBySize;
  size?: Size[];
  images?: string[];
  title?: string;
  category?: string;
}

/** A product of this test alone, put straight into the database. */
export async function newProduct(
  database: Db,
  {
    price = 1000,
    saleprice = 0,
    stock = 10,
    stockBySize,
    size,
    images,
    title = "Test Kurta",
    category,
  }: NewProduct = {},
): Promise<string> {
  const _id = new ObjectId();
  const sizes = size ?? (stockBySize ? keysOf(stockBySize) : (["s", "m", "l", "xl"] as const));
  const pieces = stockBySize ? sumOf(stockBySize) : stock;
  await database.collection("products").insertOne({
    _id,
    title: `${title} ${_id}`,
    titleKey: `${title} ${_id}`.toLowerCase(),
    image: images?.[0] ?? "/pictures/kurta-offwhite-linen.webp",
    ...(images && { images }),
    description: "A kurta for tests.",
    // No list shows products of an unknown category or brand, so that tests of lists can run beside.
    category: category ?? "unlisted",
    brand: category ? "unlisted" : "zara",
    size: sizes,
    price: price * 100,
    saleprice: saleprice * 100,
    pays: (saleprice || price) * 100,
    percent: discountPercent({ price, saleprice }),
    popularity: 0,
    rating: 0,
    stock: pieces,
    ...(stockBySize && { stockBySize }),
    ...availability({ size: sizes, stock: pieces, stockBySize }),
    seller: "Test Loom",
    version: 1,
    live: true,
    words: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  return _id.toString();
}

/** A product that lists show; take it away again with `deleteProduct`. */
export async function addListed(admin: Caller, changes: object): Promise<{ _id: string; version: number }> {
  const data = { ...testpiece, size: "s,m,l", ...changes };
  return (await good(await admin.request.post("/api/admin/products/add", { data }), 201)).data;
}

export async function editProduct(admin: Caller, id: string, changes: object): Promise<void> {
  await good(await admin.request.put(`/api/admin/products/edit/${id}`, { data: changes }));
}

export async function deleteProduct(admin: Caller, id: string): Promise<void> {
  await good(await admin.request.delete(`/api/admin/products/delete/${id}`));
}

/** Gives a product of one pool so many pieces, for these sizes, past the shop. */
export async function setStock(database: Db, productId: string, stock: number, size?: Size[]): Promise<void> {
  const products = database.collection("products");
  const product = await products.findOne({ _id: new ObjectId(productId) });
  const level = { stock, size: size ?? product?.size ?? [] };
  await products.updateOne({ _id: product?._id }, { $set: { ...level, ...availability(level) } });
}

/** What is left of a product. */
export async function stockOf(database: Db, productId: string): Promise<number> {
  const product = await database.collection("products").findOne({ _id: new ObjectId(productId) });
  return product?.stock;
}

/** What is left of each size. */
export async function piecesOf(database: Db, productId: string): Promise<StockBySize> {
  const product = await database.collection("products").findOne({ _id: new ObjectId(productId) });
  expect(product?.stock, "the stock is the sum of the sizes").toBe(sumOf(product?.stockBySize ?? {}));
  return product?.stockBySize;
}

export const destination = {
  address: "12 Silver Oak Residency",
  city: "Bangalore",
  phone: "9845011223",
  pincode: "560038",
};

/** Puts pieces into a cart. */
export async function fill(shopper: Caller, productId: string, quantity = 1, size?: string): Promise<void> {
  await good(await shopper.request.post("/api/shop/cart/add", { data: { productId, quantity, size } }));
}

/** Orders the cart for cash and gives the whole answer. */
export async function orderCash(shopper: Caller, headers: Record<string, string> = {}) {
  const data = { addressInfo: destination };
  return good(await shopper.request.post("/api/shop/order/createCOD", { data, headers }), 201);
}
