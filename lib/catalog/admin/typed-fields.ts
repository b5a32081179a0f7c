import { keysOf, mapKeys } from "@/lib/keys";
import { type FieldValues, type TextField, textFields, typedText } from "./product-fields";

/** What consists of several things in a form; all other fields are one text there, as typed. */
interface SeveralValues {
  images: readonly string[];
  size: readonly string[];
  /** The typed pieces of each size; null for one pool. */
  stockBySize: Readonly<Record<string, string>> | null;
}

/** The values of a form, without its facts. */
export type TypedFields = { [Name in TextField]: Name extends keyof SeveralValues ? SeveralValues[Name] : string };

/** A product as the values of a form. */
export function typedFields(product: FieldValues): TypedFields {
  const { images, size, stockBySize } = product;
  const pieces = stockBySize && mapKeys(keysOf(stockBySize), (id) => String(stockBySize[id]));
  return { ...mapKeys(textFields, (name) => typedText(name, product)), images, size, stockBySize: pieces };
}

/** A value of a form as one text, to compare and to show it. */
export function textOf<Name extends TextField>(name: Name, value: TypedFields[Name]): string {
  return typeof value === "string" ? value.trim() : typedText(name, { [name]: value } as Pick<FieldValues, Name>);
}
