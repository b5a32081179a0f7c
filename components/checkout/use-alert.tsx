"use client";

import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";

/** Shows an alert by its text, with the reason below if there is one. */
export type RaiseAlert = (text: string, reason?: string) => void;

/** The specification's alerts: `raise` shows one by its text; render `dialog` anywhere on the page. */
export function useAlert() {
  const [alert, setAlert] = useState<{ text: string; reason?: string }>({ text: "" });
  const [open, setOpen] = useState(false);

  const raise: RaiseAlert = (text, reason) => {
    setAlert({ text, reason });
    setOpen(true);
  };

  return { raise, dialog: <AlertDialog {...alert} open={open} onOpenChange={setOpen} /> };
}
