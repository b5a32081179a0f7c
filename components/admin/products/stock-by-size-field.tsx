"use client";

import { useEffect, useEffectEvent, useId } from "react";
import { type FieldError, get, useController, useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { sizeText } from "@/lib/catalog/options";
import { mapKeys } from "@/lib/keys";
import { chipClasses } from "./size-field";

/** Whether all sizes share one number or each has its own, and then the numbers; nothing for a product without sizes. */
export function StockBySizeField() {
  const { control, setValue, formState } = useFormContext<ProductFields>();
  const [typed, chosen] = useWatch({ control, name: ["stockBySize", "size"] });
  const { field } = useController<ProductFields, "stockBySize">({ name: "stockBySize" });
  const radios = useId();

  /** Sets the pieces of the chosen sizes, and the stock to their sum. */
  function setPieces(pieces: Readonly<Record<string, string>>) {
    const next = mapKeys(chosen, (id) => pieces[id] ?? "");
    const all = Object.values(next);
    const sum = all.reduce((total, each) => total + Number(each), 0);
    const stock = all.includes("") || Number.isNaN(sum) ? "" : String(sum);
    setValue("stock", stock, { shouldDirty: true, shouldTouch: true });
    field.onChange(next);
  }

  const followSizes = useEffectEvent(() => {
    if (!typed || Object.keys(typed).sort().join() === chosen.toSorted().join()) return;
    if (chosen.length > 0) setPieces(typed);
    else field.onChange(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the sizes change
  useEffect(() => followSizes(), [chosen.join()]);

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
            checked={!typed}
            onChange={() => field.onChange(null)}
          />
          One number for all sizes
        </label>
        <label className={chipClasses}>
          <input
            type="radio"
            name={radios}
            className="sr-only"
            checked={typed !== null}
            onChange={() => setPieces({})}
          />
          A number for each size
        </label>
      </div>
      {typed && (
        <div className="mt-2 grid grid-cols-3 gap-3">
          {chosen.map((id) => {
            const { message } = (get(formState.errors, `stockBySize.${id}`) as FieldError | undefined) ?? {};
            return (
              <Field key={id} label={`Stock in ${sizeText(id)}`} error={message && sentence(message)}>
                <Input
                  type="number"
                  inputMode="numeric"
                  value={typed[id] ?? ""}
                  onChange={(event) => setPieces({ ...typed, [id]: event.target.value })}
                />
              </Field>
            );
          })}
        </div>
      )}
    </fieldset>
  );
}
