"use client";

import { ArrowDown, ArrowUp, Plus, X } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldArray, type FieldArrayPath, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Settings } from "@/lib/settings/schema";

interface RowsProps<Name extends FieldArrayPath<Settings>> {
  name: Name;
  /** One of them: "store". */
  what: string;
  max: number;
  /** What a new one begins with. */
  fresh: () => FieldArray<Settings, Name>;
  children: (at: number) => ReactNode;
}

const iconButton =
  "grid size-11 place-items-center rounded-control hover:bg-cotton aria-disabled:text-ink-3 aria-disabled:opacity-40";

/**
 * A list of settings in its order: each can be moved and removed, and new ones are added at the end. When one is removed,
 * the focus moves to the same button of the one that took its place, or to the heading.
 */
export function Rows<Name extends FieldArrayPath<Settings>>({ name, what, max, fresh, children }: RowsProps<Name>) {
  const { control } = useFormContext<Settings>();
  const { fields, append, remove, move } = useFieldArray<Settings, Name, "rowId">({ control, name, keyName: "rowId" });
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const removedAt = useRef<number | null>(null);
  const last = fields.length - 1;

  // Not by useRowFocus: all rows are made anew when the form is saved, and what is typed then must press no button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of rows tells when the removed one is gone
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>("[data-remove]") ?? [];
    const heading = list.current?.closest("section")?.querySelector("h2");
    (buttons[Math.min(removedAt.current, last)] ?? heading)?.focus();
    removedAt.current = null;
  }, [fields.length]);

  function shift(from: number, to: number) {
    if (to < 0 || to > last) return;
    move(from, to);
    setSaid(`Number ${from + 1} is now number ${to + 1} of ${fields.length}.`);
  }

  function removeAt(at: number) {
    removedAt.current = at;
    remove(at);
    setSaid(`Number ${at + 1} is removed, ${last} left.`);
  }

  return (
    <>
      <ol ref={list} className="max-w-4xl">
        {fields.map((field, at) => (
          <li key={field.rowId} aria-label={`${what} ${at + 1}`} className="border-line border-t pt-2 pb-5">
            <div className="flex items-center justify-between">
              <h3 className="font-semibold capitalize">{`${what} ${at + 1}`}</h3>
              <div className="-mr-3 flex">
                <button
                  type="button"
                  aria-label={`Move up: ${what} ${at + 1}`}
                  aria-disabled={at === 0 || undefined}
                  onClick={() => shift(at, at - 1)}
                  className={iconButton}
                >
                  <Icon shape={ArrowUp} className="size-4.5" />
                </button>
                <button
                  type="button"
                  aria-label={`Move down: ${what} ${at + 1}`}
                  aria-disabled={at === last || undefined}
                  onClick={() => shift(at, at + 1)}
                  className={iconButton}
                >
                  <Icon shape={ArrowDown} className="size-4.5" />
                </button>
                <button
                  type="button"
                  data-remove
                  aria-label={`Remove ${what} ${at + 1}`}
                  onClick={() => removeAt(at)}
                  className={iconButton}
                >
                  <Icon shape={X} className="size-4.5" />
                </button>
              </div>
            </div>
            {children(at)}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button variant="outline" disabled={fields.length >= max} onClick={() => append(fresh())}>
        <Icon shape={Plus} className="size-4.5" />
        <span>{`Add a ${what}`}</span>
      </Button>
    </>
  );
}
