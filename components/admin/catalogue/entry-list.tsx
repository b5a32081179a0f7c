"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { useRowFocus } from "@/components/ui/use-row-focus";
import { movedTo } from "@/lib/catalog/lists/draft";
import { useSaveList } from "@/lib/catalog/lists/hooks";
import type { AdminEntry, AdminLists } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";
import { listWords } from "@/lib/catalog/lists/words";
import { notify } from "@/lib/notify";
import { EntryRow } from "./entry-row";
import { MergeDialog } from "./merge-dialog";
import { RemoveDialog } from "./remove-dialog";
import { SortableList } from "./sortable-list";

/** So many rows are shown at first, and more at each press. */
const rowsAtOnce = 100;

interface EntryListProps {
  list: ListId;
  lists: AdminLists;
  /** What is searched for in names. */
  q: string;
  onEdit: (entry: AdminEntry) => void;
}

/** The entries of a list in their order, with what can be done with each. */
export function EntryList({ list, lists, q, onEdit }: EntryListProps) {
  const { mutate } = useSaveList();
  const [shown, setShown] = useState(rowsAtOnce);
  const [doomed, setDoomed] = useState<AdminEntry | null>(null);
  const [merged, setMerged] = useState<AdminEntry | null>(null);
  const focus = useRowFocus<HTMLDivElement>();
  const entries = lists[list].entries as AdminEntry[];
  const wanted = q.trim().toLowerCase();
  const found = entries.filter(({ label, id }) => label.toLowerCase().includes(wanted) || id.includes(wanted));
  const { many } = listWords[list];

  function moveTo(from: number, to: number) {
    if (to < 0 || to >= entries.length) return;
    const order = movedTo(entries, from, to).map(({ id }) => id);
    mutate({ list, order }, { onError: (error) => notify.failed(error) });
  }

  function hide({ id, label, hidden }: AdminEntry) {
    mutate(
      { list, entries: [{ id, hidden: !hidden }] },
      {
        onSuccess: () => notify.done(hidden ? `${label} is shown in the shop` : `${label} is hidden`),
        onError: (error) => notify.failed(error),
      },
    );
  }

  const actions = {
    edit: onEdit,
    hide,
    merge: setMerged,
    remove: setDoomed,
    move: (entry: AdminEntry, by: number) => moveTo(entries.indexOf(entry), entries.indexOf(entry) + by),
  };

  if (found.length === 0) {
    return (
      <EmptyState
        title={wanted ? "No name matches" : `No ${many} yet`}
        text={wanted ? "Try fewer letters." : `Your ${many} appear here once you add them.`}
      />
    );
  }
  const rows = found.slice(0, shown);
  return (
    <div {...focus.list}>
      <SortableList
        rows={rows.map(({ id, label }) => ({ id, name: label }))}
        label={many}
        onMove={moveTo}
        className="hung"
      >
        {rows.map((entry) => (
          <EntryRow
            key={entry.id}
            list={list}
            lists={lists}
            entry={entry}
            actions={actions}
            canMove={!wanted}
            isFirst={entry === entries[0]}
            isLast={entry === entries.at(-1)}
          />
        ))}
      </SortableList>
      {found.length > shown && (
        <div className="flex flex-col items-center gap-3 pt-6">
          <p className="figures text-ink-3">{`${shown} of ${found.length}`}</p>
          <Button variant="outline" size="lg" onClick={() => setShown(shown + rowsAtOnce)}>
            Show more
          </Button>
        </div>
      )}
      {merged && <MergeDialog list={list} entries={entries} from={merged} onClose={() => setMerged(null)} />}
      <RemoveDialog list={list} entry={doomed} onClose={() => setDoomed(null)} focusAfter={focus.next} />
    </div>
  );
}
