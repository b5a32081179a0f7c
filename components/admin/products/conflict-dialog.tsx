"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { discardDraft } from "@/lib/auth/drafts";
import { useDraftName } from "@/lib/auth/hooks";
import { type ConflictRow, changedFields, conflictRows, type ProductFields } from "@/lib/catalog/admin/conflict";
import { seenOf, staleProduct, useEditProduct } from "@/lib/catalog/admin/hooks";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { EditProduct } from "@/lib/catalog/admin/schema";
import { notify } from "@/lib/notify";

/** An edit conflict between two admins: the original, the other admin's version, and the input of this form. */
export interface Conflict {
  original: AdminProduct;
  fresh: AdminProduct;
  typed: ProductFields;
}

interface ConflictDialogProps {
  conflict: Conflict;
  onSaved: () => void;
  /** Restarts from the other admin's version. */
  onTakeTheirs: () => void;
  /** Called when the product was changed once more. */
  onStaleAgain: (fresh: AdminProduct) => void;
  /** Returns to the form. */
  onClose: () => void;
}

export function ConflictDialog({ conflict, onSaved, onTakeTheirs, onStaleAgain, onClose }: ConflictDialogProps) {
  const { original, fresh, typed } = conflict;
  const { mutate, isPending } = useEditProduct();
  const rows = conflictRows(original, fresh, typed);
  const draft = useDraftName(`product ${original._id}`);

  function saveMine() {
    const mine = changedFields(original, typed);
    mutate(
      { id: fresh._id, ...seenOf(original), version: fresh.version, ...EditProduct.parse(mine) },
      {
        onSuccess: () => {
          discardDraft(draft);
          notify.done("Product Edited successfully");
          onSaved();
        },
        onError: (error) => {
          const changed = staleProduct(error);
          if (changed) onStaleAgain(changed);
          else notify.failed(error);
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl">
        <DialogHeader title="Another admin changed this product" />
        <DialogBody>
          <p className="pb-4 text-ink-2">
            {`${original.title} was saved by another admin while you were editing it. Your changes are not lost.`}
          </p>
          <ConflictTable rows={rows} />
        </DialogBody>
        <DialogFooter>
          <Button
            variant="ghost"
            onClick={() => {
              discardDraft(draft);
              onTakeTheirs();
            }}
          >
            Use their version
          </Button>
          <Button waiting={isPending} waitingText="Saving…" onClick={saveMine}>
            Save my changes too
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function ConflictTable({ rows }: { rows: ConflictRow[] }) {
  return (
    <table className="hung w-full table-fixed text-left text-small">
      <thead className="text-ink-2">
        <tr className="*:border-line *:border-b *:py-2.5 *:pr-3 *:font-semibold">
          <th scope="col">Field</th>
          <th scope="col" className="max-md:hidden">
            When you opened it
          </th>
          <th scope="col">In the shop now</th>
          <th scope="col">Yours</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, theirs, yours }) => (
          <tr key={label} className="align-top *:wrap-anywhere *:border-line *:border-b *:py-2.5 *:pr-3">
            <th scope="row" className="font-semibold">
              {label}
            </th>
            <td className="text-ink-3 max-md:hidden">{before}</td>
            <td className={theirs === before ? "text-ink-3" : "font-semibold"}>{theirs}</td>
            <td className={yours === null ? "text-ink-3" : "font-semibold text-rust"}>{yours ?? "unchanged"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
