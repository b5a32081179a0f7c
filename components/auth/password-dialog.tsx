"use client";

import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader } from "@/components/ui/dialog";
import { Login } from "@/lib/auth/schema";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { secondFactorCode } from "./second-factor-code";

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What confirming does. */
  text: string;
  /** The verb on the button. */
  action: string;
  waitingText: string;
  /** Asks for a code of the second factor too. */
  asksCode?: boolean | undefined;
  /** May throw an ApiError: a wrong password or code is shown at its field; any other outcome closes the dialog. */
  onConfirm: (password: string, code?: string) => Promise<unknown>;
}

const Confirmed = Login.pick({ password: true, code: true });
type Field = keyof typeof Confirmed.shape;

const password: Control<Field> = {
  name: "password",
  label: "Your password",
  type: "password",
  autoComplete: "current-password",
};

const isOfField = ({ issues }: ApiError) => issues.some(({ field }) => field in Confirmed.shape);

/** The password is what the dialog is for: without this, the focus starts at the x. */
function focusField(event: Event) {
  if (!(event.currentTarget instanceof Element)) return;
  event.preventDefault();
  event.currentTarget.querySelector("input")?.focus();
}

/** Asks for the password again before an action for which a session alone is not enough. */
export function PasswordDialog({
  open,
  onClose,
  title,
  text,
  action,
  waitingText,
  asksCode = false,
  onConfirm,
}: PasswordDialogProps) {
  async function confirm(password: string, code: string | undefined) {
    try {
      await onConfirm(password, code);
    } catch (error) {
      if (!(error instanceof ApiError) || isOfField(error)) throw error;
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
            controls={asksCode ? [password, secondFactorCode] : [password]}
            schema={Confirmed}
            defaultValues={{ password: "", code: "" }}
            submitText={action}
            waitingText={waitingText}
            isDisabled={({ password, code }) => !password || (asksCode && !code?.trim())}
            className="mt-4 grid gap-4"
            // Side by side, the action takes the spare width; where both don't fit, each fills a row.
            buttonClassName="w-auto grow-999"
            actions={
              <Button variant="ghost" size="lg" className="grow" onClick={onClose}>
                Cancel
              </Button>
            }
            onSubmit={({ password, code }) => confirm(password, code)}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
