"use client";

import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { useDeleteEntry } from "@/lib/catalog/lists/hooks";
import type { AdminEntry } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";
import { outcome } from "@/lib/outcome";
import { useLast } from "../use-last";

interface RemoveDialogProps {
  list: ListId;
  /** Null while none is to be deleted. */
  entry: AdminEntry | null;
  onClose: () => void;
  /** What gets the focus when the entry is gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks for confirmation before an entry is deleted. */
export function RemoveDialog({ list, entry, onClose, focusAfter }: RemoveDialogProps) {
  const { mutate, isPending } = useDeleteEntry();
  const shown = useLast(entry);
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${shown?.label ?? ""}?`}
      text="This is possible while no product and no other entry uses it. Otherwise hide it."
      action="Delete"
      waiting={isPending}
      focusAfter={focusAfter}
      onConfirm={() =>
        entry &&
        mutate(
          { list, id: entry.id },
          {
            ...outcome,
            onSettled: onClose,
          },
        )
      }
    />
  );
}
