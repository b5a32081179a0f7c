"use client";

import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Repeat, Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { useAddresses, useRemoveAddress } from "@/lib/address/hooks";
import type { Address } from "@/lib/address/schema";
import { cn } from "@/lib/class-names";
import { AddressCard } from "./address-card";
import { AddressDialog, type Edited, useAddressDrafts } from "./address-dialog";
import { NewAddressCard } from "./new-address-card";
import { UnfinishedAddress } from "./unfinished-address";

interface AddressBookProps {
  chosenId: string | undefined;
  onChoose: (entry: Address) => void;
  /** Called when an address was added or changed. */
  onSaved?: (saved: Address) => void;
  /** Where the dashed card is placed. */
  newCard: "first" | "last";
  className?: string;
}

/** The shopper's addresses: select, add, edit, delete. Shared by the account and the checkout. */
export function AddressBook({ chosenId, onChoose, onSaved, newCard, className }: AddressBookProps) {
  const { addresses, isLoading, isFailed, isReloading, reload } = useAddresses();
  const { mutate: remove, isPending: isRemoving } = useRemoveAddress();
  const [edited, setEdited] = useState<Edited>("new");
  const [isEditing, setIsEditing] = useState(false);
  const [doomed, setDoomed] = useState<Address | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const doomedAt = useRef(0);
  const drafts = useAddressDrafts();
  const [unfinished, setUnfinished] = useState<Edited | null>(null);

  function edit(entry: Edited) {
    setEdited(entry);
    setIsEditing(true);
  }

  /** The Delete button of the address that took the place of the deleted one, else the card that adds one. */
  function next(): HTMLElement | null {
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-delete]") ?? [];
    return buttons[Math.min(doomedAt.current, buttons.length - 1)] ?? list.current?.querySelector("button") ?? null;
  }

  // Input from before the form was closed, the session expired or the page was left; an open form restores its draft.
  useEffect(() => {
    setUnfinished(isLoading || isFailed || isEditing ? null : drafts.find(addresses));
  }, [isLoading, isFailed, isEditing, addresses, drafts]);

  if (isFailed) {
    return (
      <ErrorState
        title="We couldn't load your addresses."
        text="Please try again."
        onRetry={() => void reload()}
        waiting={isReloading}
      />
    );
  }
  const dashed = <NewAddressCard key="new" count={addresses.length} onClick={() => edit("new")} />;
  return (
    <>
      {unfinished && (
        <UnfinishedAddress
          edited={unfinished}
          onContinue={() => edit(unfinished)}
          onDiscard={() => {
            drafts.discard(unfinished);
            setUnfinished(null);
          }}
        />
      )}
      <ul
        ref={list}
        aria-label="Your addresses"
        aria-busy={isLoading}
        className={cn("grid gap-4 md:grid-cols-2", className)}
      >
        {newCard === "first" && dashed}
        {isLoading && (
          <Repeat times={2}>
            <Skeleton className="h-52 rounded-t-none rounded-b-hung" />
          </Repeat>
        )}
        {addresses.map((entry, index) => (
          <li key={entry._id}>
            <AddressCard
              entry={entry}
              chosen={entry._id === chosenId}
              onChoose={() => onChoose(entry)}
              onEdit={() => edit(entry)}
              onDelete={() => {
                doomedAt.current = index;
                setDoomed(entry);
              }}
            />
          </li>
        ))}
        {newCard === "last" && dashed}
      </ul>
      <AddressDialog
        open={isEditing}
        edited={edited}
        draft={drafts.nameOf(edited)}
        onClose={() => setIsEditing(false)}
        onSaved={(saved) => onSaved?.(saved)}
      />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete this address?"
        text="Existing orders keep it."
        action="Delete"
        waiting={isRemoving}
        focusAfter={next}
        onConfirm={() => doomed && remove(doomed, { onSettled: () => setDoomed(null) })}
      />
    </>
  );
}
