import { PencilLine } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Says that a form has what was typed before its page was left, and offers to discard it. */
export function UnsavedNotice({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <div className="mb-6 flex max-w-4xl flex-wrap items-center gap-x-4 gap-y-2 rounded-b-hung bg-cotton px-4 py-3">
      <Icon shape={PencilLine} className="size-5 shrink-0 text-rust" />
      <p role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {text}
      </p>
      <Button variant="outline" size="sm" onClick={onDiscard}>
        Discard changes
      </Button>
    </div>
  );
}
