"use client";

import { Button } from "@/components/ui/button";
import { RadioCard } from "@/components/ui/radio-card";
import type { Address } from "@/lib/address/schema";
import { AddressText } from "./address-text";

interface AddressCardProps {
  entry: Address;
  chosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function AddressCard({ entry, chosen, onChoose, onEdit, onDelete }: AddressCardProps) {
  const what = `${entry.addressType === "home" ? "Home" : "Work"}, ${entry.address}`;
  return (
    <RadioCard
      name="address"
      value={entry._id}
      checked={chosen}
      onChange={onChoose}
      actions={
        <>
          <Button variant="ghost" size="custom" className="h-11 px-2.5" aria-label={`Edit ${what}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            variant="ghost"
            size="custom"
            className="h-11 px-2.5 text-error-ink hover:bg-error-soft"
            data-delete
            aria-label={`Delete ${what}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </>
      }
    >
      <AddressText entry={entry} tellDefault />
    </RadioCard>
  );
}
