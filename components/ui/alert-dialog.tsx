"use client";

import * as Primitive from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { Button } from "./button";
import { closingClasses, overlayClasses } from "./overlay-content";
import { useReturnFocus } from "./use-return-focus";

interface FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it contains a Primitive.Description. */
  isDescribed: boolean;
  /** What gets the focus afterwards when the element that opened it is gone. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

function Frame({ open, onOpenChange, isDescribed, focusAfter, children }: FrameProps) {
  const focus = useReturnFocus(focusAfter);
  useOverlayEntry(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={`${overlayClasses} items-center justify-center p-4`}>
          <Primitive.Content
            data-slot="alert-dialog"
            // By default Radix references a description even if there is none.
            {...(!isDescribed && { "aria-describedby": undefined })}
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.restore}
            className={`${closingClasses} w-[26rem] max-w-full rounded-b-panel border-marigold border-t-4 bg-paper p-6 shadow-panel outline-none duration-(--duration-panel) ease-fall data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:slide-out-to-top-3 data-[state=open]:slide-in-from-top-3 data-[state=closed]:duration-(--duration-step) data-[state=closed]:ease-lift`}
          >
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface AlertDialogProps extends Omit<FrameProps, "isDescribed" | "children"> {
  text: string;
  /** The reason, in a line below. */
  reason?: string;
}

/** An alert: one sentence, its reason if there is one, and OK. */
export function AlertDialog({ text, reason, ...frame }: AlertDialogProps) {
  return (
    <Frame {...frame} isDescribed={reason !== undefined}>
      <Primitive.Title className="font-semibold text-lead">{text}</Primitive.Title>
      {reason && <Primitive.Description className="mt-1 text-ink-2">{reason}</Primitive.Description>}
      <div className="mt-5 flex justify-end">
        <Primitive.Cancel asChild>
          <Button className="min-w-24">OK</Button>
        </Primitive.Cancel>
      </div>
    </Frame>
  );
}

interface ConfirmDialogProps extends Omit<FrameProps, "isDescribed" | "children"> {
  title: string;
  /** What confirming does. */
  text?: string;
  /** The text of the red button. */
  action: string;
  /** The text of the other button, "Cancel" unless that could be mistaken for the action. */
  dismiss?: string;
  waiting?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation before something is deleted or cancelled; the caller closes it after confirming. */
export function ConfirmDialog({
  title,
  text,
  action,
  dismiss = "Cancel",
  waiting,
  onConfirm,
  ...frame
}: ConfirmDialogProps) {
  return (
    <Frame {...frame} isDescribed={text !== undefined}>
      <Primitive.Title className="font-semibold text-lead">{title}</Primitive.Title>
      {text && <Primitive.Description className="mt-1 text-ink-2">{text}</Primitive.Description>}
      <div className="mt-5 flex justify-end gap-2">
        <Primitive.Cancel asChild>
          <Button variant="ghost">{dismiss}</Button>
        </Primitive.Cancel>
        <Button variant="destructive" waiting={waiting} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Frame>
  );
}
