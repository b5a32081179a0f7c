import { keysOf } from "@/lib/keys";
import { formatRupees } from "@/lib/money";
import type { AdminProduct } from "./admin-schema";
import { brands, categories, labelOf, sizes } from "./options";

/** What a form holds of a product: texts, as they are typed. */
export type ProductFields = Record<
  "image" | "title" | "description" | "category" | "brand" | "size" | "price" | "saleprice" | "stock" | "seller",
  string
>;

/** The names of a product's fields as they stand on its form. */
export const fieldLabels: Record<keyof ProductFields, string> = {
  image: "Image",
  title: "Title",
  description: "Description",
  category: "Category",
  brand: "Brand",
  size: "Size",
  price: "Price",
  saleprice: "Sale Price",
  stock: "Total Stock",
  seller: "Seller Details",
};

const names = keysOf(fieldLabels);

/** A product as the form holds it: texts, the sale price empty when there is none. */
export function fieldsOf(product: AdminProduct): ProductFields {
  return {
    image: product.image,
    title: product.title,
    description: product.description,
    category: product.category,
    brand: product.brand,
    size: product.size.join(","),
    price: String(product.price),
    saleprice: product.saleprice > 0 ? String(product.saleprice) : "",
    stock: String(product.stock),
    seller: product.seller,
  };
}

/** What was typed that differs from the product it was typed over. */
export function changedFields(original: AdminProduct, typed: ProductFields): Partial<ProductFields> {
  const before = fieldsOf(original);
  return Object.fromEntries(
    names.filter((name) => typed[name].trim() !== before[name]).map((name) => [name, typed[name]]),
  );
}

/** One field that two admins see differently. */
export interface ConflictRow {
  label: string;
  /** How it was when the second opened the form. */
  before: string;
  /** How it is in the shop now. */
  theirs: string;
  /** What the second typed; null when they left it as it was. */
  yours: string | null;
}

/**
 * What differs when somebody else changed a product (`original`, now `fresh`) while one typed. Stock stands in no row
 * of theirs unless it was typed: orders change it too, and it is applied as a difference.
 */
export function conflictRows(original: AdminProduct, fresh: AdminProduct, typed: ProductFields): ConflictRow[] {
  const [before, theirs] = [fieldsOf(original), fieldsOf(fresh)];
  const yours = changedFields(original, typed);
  return names
    .filter((name) => yours[name] !== undefined || (name !== "stock" && before[name] !== theirs[name]))
    .map((name) => {
      const mine = yours[name];
      return {
        label: fieldLabels[name],
        before: written(name, before[name]),
        theirs: written(name, theirs[name]),
        yours: mine === undefined ? null : written(name, mine),
      };
    });
}

function written(name: keyof ProductFields, value: string): string {
  if (value.trim() === "") return "none";
  if (name === "price" || name === "saleprice")
    return Number.isNaN(Number(value)) ? value : formatRupees(Number(value));
  if (name === "category") return labelOf(categories, value);
  if (name === "brand") return labelOf(brands, value);
  if (name === "size")
    return value
      .split(",")
      .map((id) => labelOf(sizes, id))
      .join(", ");
  return value;
}
