import { PencilLine } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Edited } from "./address-dialog";

interface UnfinishedAddressProps {
  edited: Edited;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers to continue an address that was typed but not saved. */
export function UnfinishedAddress({ edited, onContinue, onDiscard }: UnfinishedAddressProps) {
  return (
    <section
      aria-label="Unfinished address"
      className="hung mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-hung bg-cotton p-4"
    >
      <Icon shape={PencilLine} className="size-5 text-rust" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {edited === "new" ? "You started a new address." : `You started to edit ${edited.address}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className="h-11 md:h-9" onClick={onContinue}>
          Continue your draft
        </Button>
        <Button size="sm" variant="ghost" className="h-11 md:h-9 hover:bg-cotton-deep" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
