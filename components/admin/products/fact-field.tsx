"use client";

import { useController, useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { factText, isField, isOfKind } from "@/lib/catalog/admin/product-facts";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { entryOf, lists } from "@/lib/catalog/lists/current";
import { offered } from "@/lib/catalog/options";

interface FactFieldProps {
  id: string;
  /** The product that is edited; null for a new one. What it has is offered also when it is hidden. */
  product: AdminProduct | null;
}

/**
 * One fact of a product, an option or a line of text; nothing where its kind lacks the fact. One that its kind no longer
 * has can be removed.
 */
export function FactField({ id, product }: FactFieldProps) {
  const { control, formState, getFieldState } = useFormContext<ProductFields>();
  const kind = useWatch({ control, name: "kind" });
  // All facts are one value of the form: a field's name is a path there, in which an id can't be any text.
  const { field } = useController<ProductFields, "facts">({ name: "facts" });
  const fact = entryOf(lists().facts, id);
  const stored = product?.facts[id];
  if (!fact || !isField(id, kind, product) || (fact.hidden && !stored)) return null;
  const isObsolete = !isOfKind(id, kind) && stored !== undefined;
  const options = isObsolete ? [{ id: stored, label: factText(id, stored) }] : offered(fact.options, stored);
  const message = getFieldState(`facts.${id}`, formState).error?.message;
  const own = {
    value: field.value[id] ?? "",
    onChange: (event: { target: { value: string } }) => field.onChange({ ...field.value, [id]: event.target.value }),
    onBlur: field.onBlur,
  };
  return (
    <Field
      label={fact.label}
      optional
      error={message && sentence(message)}
      hint={isObsolete ? "This kind no longer has it. Keep it, or choose None to remove it." : undefined}
    >
      {fact.type === "text" && !isObsolete ? (
        <Input {...own} />
      ) : (
        <Select options={options} {...own}>
          <option value="">None</option>
        </Select>
      )}
    </Field>
  );
}
