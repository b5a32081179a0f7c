"use client";

import { useController, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { kindOf, lists, sortSizes } from "@/lib/catalog/lists/current";
import { sizeText, visible } from "@/lib/catalog/options";

/** The classes of a label around a hidden checkbox or radio button. */
export const chipClasses =
  "relative grid h-11 min-w-12 cursor-pointer place-items-center rounded-control border border-line-strong px-3 font-semibold outline-rust outline-offset-2 transition-colors duration-(--duration-touch) hover:border-ink has-checked:chosen has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-[input:focus-visible]:outline-2";

/** The sizes of the kind's set, and those that the product has besides, as chips; none for a product without sizes. */
export function SizeField() {
  const kind = useWatch<ProductFields, "kind">({ name: "kind" });
  const { field, fieldState } = useController<ProductFields, "size">({ name: "size" });
  const message = fieldState.error?.message;
  const chosen = field.value;
  const { sizeSets } = lists();
  const set = sizeSets.find(({ id }) => id === (kindOf(kind)?.sizeSet ?? "letters"));
  const own = visible(set?.sizes ?? []).map(({ id }) => id);
  const others = chosen.filter((id) => !own.includes(id));

  function toggle(id: string, on: boolean) {
    field.onChange(sortSizes(on ? [...chosen, id] : chosen.filter((each) => each !== id)));
  }

  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-semibold text-small">
        Size<span className="font-normal text-ink-3">Optional</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {[...own, ...others].map((id) => (
          <label key={id} className={chipClasses}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>{sizeText(id)}</span>
          </label>
        ))}
      </div>
      {others.length > 0 && set && (
        <p className="mt-1.5 text-ink-3 text-small">{`Not among the sizes of ${set.label}: ${others.map(sizeText).join(", ")}.`}</p>
      )}
      <p aria-live="polite" className="text-error-ink text-small empty:hidden [&:not(:empty)]:mt-1.5">
        {message && sentence(message)}
      </p>
    </fieldset>
  );
}
