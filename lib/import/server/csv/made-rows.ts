import mongoose from "mongoose";
import type { AddProduct } from "@/lib/catalog/admin/schema";
import { newProduct } from "@/lib/catalog/server/edits";
import { toAdminProduct } from "@/lib/catalog/server/product-shape";
import { mapKeys } from "@/lib/keys";
import type { StoredProduct } from "@/models/product";
import { type Cells, columnsWith } from "./columns";
import { planEdit, planNew } from "./plan";
import { rowOf } from "./rows";

// Products and their rows for the tests beside this file.

export const body = {
  image: "/pictures/kurta.webp",
  title: 'नील "Kurta", 🙂',
  description: "Cotton,\nwash cold.",
  category: "women",
  brand: "h&m",
  size: ["s", "xll"],
  price: 1499.5,
  saleprice: 999,
  stock: 10,
};

/** A product as it is stored, as if it was added with these fields. */
export function added(fields: Partial<AddProduct> = {}): StoredProduct {
  const dates = { popularity: 0, createdAt: new Date(0), updatedAt: new Date(0) };
  const made = newProduct({ ...body, ...fields });
  return { _id: new mongoose.Types.ObjectId(), ...made, version: 3, live: true, ...dates };
}

/** The same with these stored fields. */
export function stored(changes: Partial<StoredProduct> = {}): StoredProduct {
  return { ...added(), ...changes };
}

/** The row of a product in the export of a shop that has no other, with changed cells. */
export function row(product: StoredProduct, changes: Cells = {}): Cells {
  const columns = columnsWith({ facts: new Set(Object.keys(product.facts ?? {})), sizes: new Set(product.size) });
  const cells = rowOf(toAdminProduct(product));
  return { ...mapKeys(columns, (column) => cells[column] ?? ""), ...changes };
}

/** Shoes in two sizes with their own stock. */
export const shoes = () =>
  added({ category: "footwear", kind: "sneakers", size: ["uk-8", "uk-9"], stockBySize: { "uk-8": 3, "uk-9": 1 } });

/** The cells that make an exported row one of a new product. */
export const newRow = { _id: "", version: "", stockSeen: "" };

/** What is wrong with a row of this product, or of a new one; or what else comes of it. */
export function issuesOf(cells: Cells, product = stored()) {
  const planned = cells._id === "" ? planNew(cells) : planEdit(cells, product);
  return planned.kind === "wrong" ? planned.issues : planned;
}
