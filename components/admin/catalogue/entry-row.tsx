"use client";

import { EllipsisVertical, Eye, EyeOff, Merge, MoveDown, MoveUp, Trash2 } from "lucide";
import { useState } from "react";
import { Picture } from "@/components/catalog/picture";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import type { AdminEntry, AdminLists } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";
import { SortableRow } from "./sortable-list";
import { summaryOf } from "./summary";
import { UsageLink } from "./usage-link";

/** What can be done with an entry. */
export interface EntryActions {
  edit: (entry: AdminEntry) => void;
  hide: (entry: AdminEntry) => void;
  /** Places up (-1) or down (1). */
  move: (entry: AdminEntry, by: number) => void;
  merge: (entry: AdminEntry) => void;
  remove: (entry: AdminEntry) => void;
}

interface EntryRowProps {
  list: ListId;
  lists: AdminLists;
  entry: AdminEntry;
  /** False while a search narrows the list. */
  canMove: boolean;
  isFirst: boolean;
  isLast: boolean;
  actions: EntryActions;
}

/** An entry: name, what belongs to it, the products that use it, and what can be done with it. */
export function EntryRow({ list, lists, entry, canMove, isFirst, isLast, actions }: EntryRowProps) {
  const { label, hidden } = entry;
  const picture = "tile" in entry ? entry.tile.picture : "picture" in entry ? entry.picture : "";
  const summary = summaryOf(list, entry, lists);
  return (
    <SortableRow
      id={entry.id}
      name={label}
      canMove={canMove}
      className="flex min-h-16 flex-wrap items-center gap-x-2 border-line border-b py-2 sm:gap-x-3"
    >
      {picture && (
        <span className="hung-shape relative block aspect-3/4 w-9 shrink-0 overflow-hidden bg-cotton">
          <Picture image={picture} alt="" sizes="36px" />
        </span>
      )}
      <div className="grid min-w-0 flex-[1_1_7.5rem] gap-x-6 gap-y-0.5 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem] @min-[44rem]:items-center">
        <div className="wrap-anywhere min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className={hidden ? "font-medium text-ink-3" : "font-medium"}>{label}</span>
            {hidden && (
              <span className="rounded-tag bg-cotton px-1.5 py-0.5 font-semibold text-ink-2 text-tiny">Hidden</span>
            )}
          </p>
          {summary && <p className="line-clamp-2 text-ink-3 text-small">{summary}</p>}
        </div>
        <UsageLink list={list} entry={entry} />
      </div>
      <div data-row-actions="" className="ml-auto flex items-center gap-2 sm:gap-3">
        <Button variant="ghost" size="sm" onClick={() => actions.edit(entry)}>
          <span>Edit</span>
          <span className="sr-only">{` ${label}`}</span>
        </Button>
        <EntryMenu list={list} entry={entry} canMove={canMove} isFirst={isFirst} isLast={isLast} actions={actions} />
      </div>
    </SortableRow>
  );
}

function EntryMenu({ list, entry, canMove, isFirst, isLast, actions }: Omit<EntryRowProps, "lists">) {
  const [open, setOpen] = useState(false);
  const icon = "size-4.5 text-ink-3";
  const canMerge = list === "brands" || list === "kinds";
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger
        aria-label={`More for ${entry.label}`}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-cotton"
      >
        <Icon shape={EllipsisVertical} className="size-4.5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => actions.hide(entry)}>
          <span>{entry.hidden ? "Show in the shop" : "Hide from the shop"}</span>
          {entry.hidden ? <Icon shape={Eye} className={icon} /> : <Icon shape={EyeOff} className={icon} />}
        </DropdownMenuItem>
        {canMove && (
          <>
            <DropdownMenuItem disabled={isFirst} onSelect={() => actions.move(entry, -1)}>
              <span>Move up</span>
              <Icon shape={MoveUp} className={icon} />
            </DropdownMenuItem>
            <DropdownMenuItem disabled={isLast} onSelect={() => actions.move(entry, 1)}>
              <span>Move down</span>
              <Icon shape={MoveDown} className={icon} />
            </DropdownMenuItem>
          </>
        )}
        {canMerge && (
          <DropdownMenuItem onSelect={() => actions.merge(entry)}>
            <span>Merge into another</span>
            <Icon shape={Merge} className={icon} />
          </DropdownMenuItem>
        )}
        <DropdownMenuItem className="text-error-ink" onSelect={() => actions.remove(entry)}>
          <span>Delete</span>
          <Icon shape={Trash2} className="size-4.5" />
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
