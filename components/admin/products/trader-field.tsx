"use client";

import { type FieldError, get, useController, useFormContext } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { productFields } from "@/lib/catalog/admin/product-fields";
import { TraderFields } from "../trader-fields";

const hints = {
  maker: "Empty: that of its kind, or of the settings.",
  importer: "Of goods from abroad. Empty: that of its kind, or of the settings.",
} as const;

/** Who made or imported a product. */
export function TraderField({ name }: { name: "maker" | "importer" }) {
  const { formState } = useFormContext<ProductFields>();
  const { field } = useController<ProductFields, typeof name>({ name });
  const errors = ["", ".name", ".address"].map((part) => get(formState.errors, name + part) as FieldError | undefined);
  const message = errors.find((error) => error?.message)?.message;
  return (
    <div className="@container">
      <TraderFields
        label={productFields[name].label}
        hint={hints[name]}
        value={field.value}
        error={message && sentence(message)}
        onChange={field.onChange}
      />
    </div>
  );
}
