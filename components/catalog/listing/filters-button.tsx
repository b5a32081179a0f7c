"use client";

import { SlidersHorizontal } from "lucide";
import { type ComponentProps, type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { filterCount } from "@/lib/catalog/listing/listing-query";
import { loadPart, warmPart } from "@/lib/load-part";
import type { FiltersSheet } from "./filters-sheet";

type SheetProps = ComponentProps<typeof FiltersSheet>;

const load = () => import("./filters-sheet").then((module) => module.FiltersSheet);

/** Opens the filters as a sheet, which is loaded when it first opens. */
export function FiltersButton(props: Pick<SheetProps, "query" | "listing" | "onChange">) {
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<SheetProps> | null>(null);
  const chosen = filterCount(props.query);

  return (
    <>
      <Button
        variant="outline"
        className="lg:hidden noscript:hidden"
        aria-haspopup="dialog"
        onPointerEnter={() => warmPart(load)}
        onClick={() => {
          setOpen(true);
          void loadPart(
            load,
            (Sheet) => setLoaded(() => Sheet),
            () => setOpen(false),
          );
        }}
      >
        <Icon shape={SlidersHorizontal} className="size-4" />
        <span>Filters</span>
        {chosen > 0 && (
          <span className="grid h-[1.25rem] min-w-[1.25rem] shrink-0 place-items-center rounded-full bg-ink px-1 font-bold text-paper text-tiny">
            <span>{chosen}</span>
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </Button>
      {Loaded && <Loaded open={open} onOpenChange={setOpen} {...props} />}
    </>
  );
}
