"use client";

import { type ReactElement, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { ListedSort } from "@/lib/catalog/listing/listing-query";

interface SortOptionsProps {
  sort: ListedSort;
  sorts: readonly { id: ListedSort; label: string }[];
  onChange: (sort: ListedSort) => void;
  /** The button the menu is anchored to. */
  trigger: ReactElement;
}

/** The sort orders as a menu that is open when mounted. */
export function SortOptions({ sort, sorts, onChange, trigger }: SortOptionsProps) {
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuRadioGroup
          value={sort}
          onValueChange={(value) => {
            const chosen = sorts.find(({ id }) => id === value);
            if (chosen) onChange(chosen.id);
          }}
        >
          {sorts.map(({ id, label }) => (
            <DropdownMenuRadioItem key={id} value={id}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
