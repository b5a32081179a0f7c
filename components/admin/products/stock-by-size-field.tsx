"use client";

import { useEffect, useEffectEvent, useId } from "react";
import { type FieldError, get, useController, useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { sizeText } from "@/lib/catalog/options";
import { chipClasses } from "./size-field";

/** The typed pieces by size, of a text like "s:3,m:". */
function readPieces(text: string): Map<string, string> {
  const parts = text.split(",").filter(Boolean);
  return new Map(
    parts.map((part) => {
      const [size = "", pieces = ""] = part.split(":");
      return [size, pieces];
    }),
  );
}

/** Whether all sizes share one number or each has its own, and then the numbers; nothing for a product without sizes. */
export function StockBySizeField() {
  const { control, setValue, formState } = useFormContext<ProductFields>();
  const [text, size] = useWatch({ control, name: ["stockBySize", "size"] });
  const { field } = useController<ProductFields, "stockBySize">({ name: "stockBySize" });
  const radios = useId();
  const typed = readPieces(text);
  const chosen = size.split(",").filter(Boolean);
  const isBySize = text !== "";

  /** Sets the pieces of these sizes, and the stock to their sum; none for one pool, which keeps the stock. */
  function setPieces(of: readonly string[], pieces: ReadonlyMap<string, string>) {
    const changed = { shouldDirty: true, shouldTouch: true };
    const all = of.map((id) => pieces.get(id) ?? "");
    const next = of.map((id, at) => `${id}:${all[at]}`).join(",");
    if (of.length > 0) {
      const sum = all.reduce((total, each) => total + Number(each), 0);
      setValue("stock", all.includes("") || Number.isNaN(sum) ? "" : String(sum), changed);
    }
    field.onChange(next);
  }

  const followSizes = useEffectEvent(() => {
    if (isBySize && [...typed.keys()].join() !== chosen.join()) setPieces(chosen, typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the sizes change
  useEffect(() => followSizes(), [size]);

  if (chosen.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-small">Stock</legend>
      <div className="flex flex-wrap gap-2">
        <label className={chipClasses}>
          <input
            type="radio"
            name={radios}
            className="sr-only"
            checked={!isBySize}
            onChange={() => setPieces([], typed)}
          />
          One number for all sizes
        </label>
        <label className={chipClasses}>
          <input
            type="radio"
            name={radios}
            className="sr-only"
            checked={isBySize}
            onChange={() => setPieces(chosen, typed)}
          />
          A number for each size
        </label>
      </div>
      {isBySize && (
        <div className="mt-2 grid grid-cols-3 gap-3">
          {chosen.map((id) => {
            const { message } = (get(formState.errors, `stockBySize.${id}`) as FieldError | undefined) ?? {};
            return (
              <Field key={id} label={`Stock in ${sizeText(id)}`} error={message && sentence(message)}>
                <Input
                  type="number"
                  inputMode="numeric"
                  value={typed.get(id) ?? ""}
                  onChange={(event) => setPieces(chosen, new Map(typed).set(id, event.target.value))}
                />
              </Field>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
