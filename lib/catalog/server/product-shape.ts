import { pick } from "@/lib/keys";
import { paiseToRupees } from "@/lib/money";
import type { StoredProduct } from "@/models/product";
import { fieldNames } from "../product-fields";
import type { Product } from "../schema";

/** Converts a stored product (paise) to its API form (rupees). */
export function toProduct(stored: StoredProduct): Product {
  return {
    _id: stored._id.toString(),
    ...pick(stored, fieldNames),
    price: paiseToRupees(stored.price),
    saleprice: paiseToRupees(stored.saleprice),
    version: stored.version,
  };
}
