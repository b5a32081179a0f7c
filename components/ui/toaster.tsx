"use client";

import { Check, CircleAlert, LogIn } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type MessageKind, onMessage } from "@/lib/notify";

const icons = {
  success: <Check className="size-5 stroke-2 text-marigold" />,
  info: <LogIn className="size-5 stroke-2 text-marigold" />,
  error: <CircleAlert className="size-5 stroke-2" />,
};

const kinds = { done: "success", login: "info", error: "error" } satisfies Record<MessageKind, keyof typeof icons>;

/** Shows the messages of lib/notify.ts. While a dialog is open too they can be read, held and swiped away. */
export function Toaster() {
  // Sonner below listens before this effect runs, so no message is lost.
  useEffect(() => onMessage(({ kind, text, description }) => toast[kinds[kind]](text, { description })), []);
  return (
    <Sonner
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      expand
      offset={{ right: 16, bottom: "var(--toast-bottom, 1rem)" }}
      mobileOffset={{ left: 16, right: 16, bottom: "var(--toast-bottom, 1rem)" }}
      icons={icons}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "pointer-events-auto flex min-h-13 w-full items-center gap-3 rounded-control bg-ink px-4 py-3 font-sans text-body text-paper shadow-panel ring-1 ring-paper/25 data-[type=error]:bg-error",
          icon: "shrink-0",
          title: "font-medium",
          description: "mt-0.5 text-small",
        },
      }}
    />
  );
}
