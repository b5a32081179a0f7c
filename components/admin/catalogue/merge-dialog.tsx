"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useMergeEntries } from "@/lib/catalog/lists/hooks";
import type { AdminEntry } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";
import { listWords } from "@/lib/catalog/lists/words";
import { counted, formatCount } from "@/lib/counted";
import { saveAndClose } from "../save-and-close";

interface MergeDialogProps {
  list: ListId;
  entries: readonly AdminEntry[];
  /** The entry that goes. */
  from: AdminEntry;
  onClose: () => void;
}

/** Asks which brand or kind another is to be merged into. */
export function MergeDialog({ list, entries, from, onClose }: MergeDialogProps) {
  const [to, setTo] = useState("");
  const { mutateAsync, isPending } = useMergeEntries();
  const { one } = listWords[list];
  const others = entries.filter(({ id }) => id !== from.id);

  const merge = () => void saveAndClose(mutateAsync({ list, from: from.id, to }), onClose);

  return (
    <Dialog open onOpenChange={(open) => !open && !isPending && onClose()}>
      <DialogContent>
        <DialogHeader title={`Merge ${from.label}`} />
        <DialogBody className="grid gap-4">
          <Field label={`Into which ${one}?`}>
            <Select
              options={others.map(({ id, label, hidden }) => ({ id, label: hidden ? `${label} (hidden)` : label }))}
              value={to}
              onChange={(event) => setTo(event.target.value)}
            >
              <option value="">{`Choose a ${one}`}</option>
            </Select>
          </Field>
          <p className="text-ink-2">
            {`${counted(from.products, "product")} and ${formatCount(from.deleted)} deleted move there at once, and ${from.label} goes. Its addresses, and its name in files, then mean the other. This can't be undone.`}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button disabled={!to} waiting={isPending} waitingText="Merging…" onClick={merge}>
            Merge
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
