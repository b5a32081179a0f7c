"use client";

import { SlidersHorizontal } from "lucide";
import { type ComponentProps, type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { filterCount } from "@/lib/catalog/listing/listing-query";
import { loadPart, warmPart } from "@/lib/load-part";
import { ChosenCount } from "./chosen-count";
import type { FiltersSheet } from "./filters-sheet";

type SheetProps = ComponentProps<typeof FiltersSheet>;

const load = () => import("./filters-sheet").then((module) => module.FiltersSheet);

/** Opens the filters as a sheet, which is loaded when it first opens. */
export function FiltersButton(props: Pick<SheetProps, "query" | "listing" | "onChange">) {
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<SheetProps> | null>(null);

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
        <ChosenCount count={filterCount(props.query)} />
      </Button>
      {Loaded && <Loaded open={open} onOpenChange={setOpen} {...props} />}
    </>
  );
}
