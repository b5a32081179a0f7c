"use client";

import { useMemo } from "react";
import { FormSkeleton } from "@/components/form/form-skeleton";
import { usePart } from "@/components/form/use-part";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import type { Address } from "@/lib/address/schema";
import { discardDraft, readDraft } from "@/lib/auth/drafts";
import { useDraftName } from "@/lib/auth/hooks";

const loadForm = () => import("./address-form").then((module) => module.AddressForm);

/** The address to edit, or a new one. */
export type Edited = Address | "new";

interface AddressDialogProps {
  open: boolean;
  edited: Edited;
  /** The name under which the input is stored. */
  draft: string;
  onClose: () => void;
  onSaved: (saved: Address) => void;
}

/** The form of an address. However it is closed, what was typed stays as a draft, which the list of addresses offers. */
export function AddressDialog({ open, edited, draft, onClose, onSaved }: AddressDialogProps) {
  const entry = edited === "new" ? null : edited;
  const AddressForm = usePart(loadForm, open, onClose);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="lg">
        <DialogHeader title={entry ? "Edit Address" : "Add New Address"} />
        <DialogBody>
          {AddressForm ? (
            <AddressForm
              entry={entry}
              draft={draft}
              onSaved={(saved) => {
                onSaved(saved);
                onClose();
              }}
            />
          ) : (
            <FormSkeleton fields={9} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** The names of this shopper's drafts, and which of their addresses has an unsaved one. */
export function useAddressDrafts() {
  const name = useDraftName("address");
  return useMemo(() => {
    const nameOf = (edited: Edited) => `${name} ${edited === "new" ? "new" : edited._id}`;
    const find = (addresses: readonly Address[]) =>
      (["new", ...addresses] as const).find((edited) => readDraft(nameOf(edited)) !== null) ?? null;
    const discard = (edited: Edited) => discardDraft(nameOf(edited));
    return { nameOf, find, discard };
  }, [name]);
}
