import { paiseToRupees } from "@/lib/money";
import type { StoredProduct } from "@/models/product";
import type { Product } from "../schema";

/** A stored product (paise) as the API gives it (rupees). */
export function toProduct(stored: StoredProduct): Product {
  return {
    _id: stored._id.toString(),
    image: stored.image,
    title: stored.title,
    description: stored.description,
    category: stored.category,
    brand: stored.brand,
    size: stored.size,
    price: paiseToRupees(stored.price),
    saleprice: paiseToRupees(stored.saleprice),
    stock: stored.stock,
    seller: stored.seller,
    version: stored.version,
  };
}
