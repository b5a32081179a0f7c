"use client";

import * as z from "zod";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader } from "@/components/ui/dialog";
import { Login } from "@/lib/auth/schema";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What confirming does. */
  text: string;
  /** The verb on the button. */
  action: string;
  waitingText: string;
  /** May throw an ApiError: a wrong password is shown at the field; any other outcome closes the dialog. */
  onConfirm: (password: string) => Promise<unknown>;
}

const Password = z.object({ password: Login.shape.password });

const controls: Control<"password">[] = [
  { name: "password", label: "Your password", type: "password", autoComplete: "current-password" },
];

/** The password is what the dialog is for: without this, the focus starts at the x. */
function focusField(event: Event) {
  if (!(event.currentTarget instanceof Element)) return;
  event.preventDefault();
  event.currentTarget.querySelector("input")?.focus();
}

/** Asks for the password again before an action for which a session alone is not enough. */
export function PasswordDialog({ open, onClose, title, text, action, waitingText, onConfirm }: PasswordDialogProps) {
  async function confirm(password: string) {
    try {
      await onConfirm(password);
    } catch (error) {
      if (!(error instanceof ApiError) || error.issues.some(({ field }) => field === "password")) throw error;
      notify.failed(error);
    }
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="sm" onOpenAutoFocus={focusField}>
        <DialogHeader title={title} />
        <DialogBody>
          <DialogDescription className="text-ink-2">{text}</DialogDescription>
          <Form
            controls={controls}
            schema={Password}
            defaultValues={{ password: "" }}
            submitText={action}
            waitingText={waitingText}
            isDisabled={({ password }) => !password}
            className="mt-4 grid gap-4"
            // Side by side, the action takes the spare width; where both don't fit, each fills a row.
            buttonClassName="w-auto grow-999"
            actions={
              <Button variant="ghost" size="lg" className="grow" onClick={onClose}>
                Cancel
              </Button>
            }
            onSubmit={({ password }) => confirm(password)}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
