import type { IconNode } from "lucide";
import type { DragEvent, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface FileDropProps {
  /** The id of the file field. */
  id: string;
  icon: IconNode;
  accept: string;
  /** The label above the box; without one, the text in the box is the label. */
  label?: string;
  describedBy?: string;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
  /** The text in the box. */
  children: ReactNode;
}

/** A box to choose files or drop them. */
export function FileDrop({ id, icon, accept, label, describedBy, disabled, onChoose, children }: FileDropProps) {
  const Box = label ? "div" : "label";
  return (
    <>
      {label && (
        <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
          {label}
        </label>
      )}
      <Box
        htmlFor={label ? undefined : id}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          if (!disabled) onChoose([...event.dataTransfer.files]);
        }}
        className="relative flex items-center gap-4 rounded-b-hung border-2 border-line-strong border-dashed p-4 outline-rust outline-offset-2 hover:border-rust has-[input:focus-visible]:outline-2"
      >
        <Icon shape={icon} className="size-6 shrink-0 stroke-[1.5] text-ink-3" />
        <span className="min-w-0 flex-1">{children}</span>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          disabled={disabled}
          aria-describedby={describedBy}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            onChoose([...(event.target.files ?? [])]);
            // Lets the same file be chosen again after a failure or a correction.
            event.target.value = "";
          }}
        />
      </Box>
    </>
  );
}
