"use client";

import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";

/** The specification's alerts: `raise` one by its text, and put `dialog` anywhere on the page. */
export function useAlert() {
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);

  function raise(alert: string) {
    setText(alert);
    setOpen(true);
  }

  return { raise, dialog: <AlertDialog text={text} open={open} onOpenChange={setOpen} /> };
}
