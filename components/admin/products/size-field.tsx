"use client";

import { useController } from "react-hook-form";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { ids, sizes } from "@/lib/catalog/options";

/** The look of a label around a hidden checkbox or radio button. */
export const chipClasses =
  "relative grid h-11 min-w-12 cursor-pointer place-items-center rounded-control border border-line-strong px-3 font-semibold outline-rust outline-offset-2 transition-colors duration-(--duration-touch) hover:border-ink has-checked:chosen has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-[input:focus-visible]:outline-2";

/** Any number of sizes, as chips; none for a product without sizes. */
export function SizeField() {
  const { field } = useController<ProductFields, "size">({ name: "size" });
  const chosen = field.value.split(",").filter(Boolean);

  function toggle(id: string, on: boolean) {
    const next = ids(sizes).filter((each) => (each === id ? on : chosen.includes(each)));
    field.onChange(next.join(","));
  }

  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-semibold text-small">
        Size<span className="font-normal text-ink-3">Optional</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ id, label }) => (
          <label key={id} className={chipClasses}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
