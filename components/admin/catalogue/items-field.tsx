"use client";

import { Eye, EyeOff, Plus, X } from "lucide";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { type DraftItem, movedTo } from "@/lib/catalog/lists/draft";
import { limits } from "@/lib/catalog/lists/schema";
import { counted } from "@/lib/counted";
import { SortableList, SortableRow } from "./sortable-list";

/** What the field edits: the sizes of a set, or the options of a fact. */
type ItemsName = "sizes" | "options";

const words = {
  sizes: { one: "size", title: "Sizes", label: "UK 8", hint: "From the smallest to the largest." },
  options: { one: "option", title: "Options", label: "Cotton", hint: "In the order in which the shop shows them." },
} as const;

interface ItemsFieldProps {
  name: ItemsName;
  items: readonly DraftItem[];
  /** Reasons by place, as `sizes.0`, or of all as `sizes`. */
  reasons: Partial<Record<string, string>>;
  onChange: (items: DraftItem[]) => void;
}

/** The sizes of a set or the options of a fact: added, also by Enter, named, moved, hidden and removed. */
export function ItemsField({ name, items, reasons, onChange }: ItemsFieldProps) {
  const [added, setAdded] = useState(0);
  const rows = useRef<HTMLFieldSetElement>(null);
  const { one, title, hint } = words[name];
  const change = (key: string, fields: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...fields } : item)));

  const isFull = items.length >= limits[name];

  // The name of a new one is typed next.
  useEffect(() => {
    if (added > 0) [...(rows.current?.querySelectorAll<HTMLInputElement>("[data-name]") ?? [])].at(-1)?.focus();
  }, [added]);

  function add() {
    setAdded(added + 1);
    onChange([...items, { key: `new ${added}`, label: "", note: "", hidden: false, products: 0 }]);
  }

  /** Enter would save the entry with what was typed so far. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.target.value.trim() && !isFull) add();
  }

  return (
    <fieldset ref={rows} onKeyDown={goOn}>
      <legend className="mb-1 font-semibold text-small">{title}</legend>
      <p className="mb-2 text-ink-3 text-small">{hint}</p>
      <SortableList
        rows={items.map(({ key, label }, at) => ({ id: key, name: label || `${one} ${at + 1}` }))}
        label={title}
        onMove={(from, to) => onChange(movedTo(items, from, to))}
        className="border-line border-t"
      >
        {items.map((item, at) => (
          <ItemRow
            key={item.key}
            name={name}
            item={item}
            at={at}
            reason={reasons[`${name}.${at}`]}
            onChange={(fields) => change(item.key, fields)}
            onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
          />
        ))}
      </SortableList>
      {reasons[name] && (
        <p role="alert" className="mt-2 text-error-ink text-small">
          {reasons[name]}
        </p>
      )}
      <Button variant="outline" size="sm" className="mt-3" disabled={isFull} onClick={add}>
        <Icon shape={Plus} className="size-4" />
        <span>{`Add ${one === "option" ? "an option" : "a size"}`}</span>
      </Button>
    </fieldset>
  );
}

interface ItemRowProps {
  name: ItemsName;
  item: DraftItem;
  at: number;
  reason: string | undefined;
  onChange: (fields: Partial<DraftItem>) => void;
  onRemove: () => void;
}

function ItemRow({ name, item, at, reason, onChange, onRemove }: ItemRowProps) {
  const { one, label } = words[name];
  const { products, hidden } = item;
  const called = item.label || `${one} ${at + 1}`;
  const icon = "grid size-11 shrink-0 place-items-center rounded-control hover:bg-cotton";
  return (
    <SortableRow id={item.key} name={called} className="flex items-start gap-1 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <div className="flex gap-2">
          <Input
            data-name
            aria-label={`Name of ${one} ${at + 1}`}
            aria-invalid={reason ? true : undefined}
            value={item.label}
            placeholder={label}
            maxLength={40}
            className="h-11"
            onChange={(event) => onChange({ label: event.target.value })}
          />
          {name === "sizes" && (
            <Input
              aria-label={`Second line of ${one} ${at + 1}`}
              value={item.note}
              placeholder="Note"
              maxLength={40}
              className="h-11"
              onChange={(event) => onChange({ note: event.target.value })}
            />
          )}
        </div>
        <p className="mt-1 text-small empty:hidden">
          {reason ? (
            <span className="text-error-ink">{reason}</span>
          ) : (
            (products > 0 || hidden) && (
              <span className="text-ink-3">
                {[products > 0 && counted(products, "product"), hidden && "hidden"].filter(Boolean).join(", ")}
              </span>
            )
          )}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Hide ${called}`}
        aria-pressed={hidden}
        className={icon}
        onClick={() => onChange({ hidden: !hidden })}
      >
        {hidden ? <Icon shape={EyeOff} className="size-4.5" /> : <Icon shape={Eye} className="size-4.5 text-ink-3" />}
      </button>
      <button type="button" aria-label={`Remove ${called}`} className={icon} onClick={onRemove}>
        <Icon shape={X} className="size-4.5" />
      </button>
    </SortableRow>
  );
}
