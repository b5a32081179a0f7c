"use client";

import { Check, CircleAlert, LogIn } from "lucide-react";
import { Toaster as Sonner } from "sonner";

const icons = {
  success: <Check className="size-5 stroke-2 text-marigold" />,
  info: <LogIn className="size-5 stroke-2 text-marigold" />,
  error: <CircleAlert className="size-5 stroke-2" />,
};

/** Where the toasts of lib/notify.ts appear. */
export function Toaster() {
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
            "flex min-h-13 w-full items-center gap-3 rounded-control bg-ink px-4 py-3 font-sans text-body text-paper shadow-panel data-[type=error]:bg-error",
          icon: "shrink-0",
          title: "font-medium",
          description: "mt-0.5 text-small",
        },
      }}
    />
  );
}
