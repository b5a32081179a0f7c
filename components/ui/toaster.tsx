"use client";

import { Check, CircleAlert, LogIn } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Message, type MessageKind, showMessages } from "@/lib/notify";
import { Icon } from "./icon";
import { toastTop } from "./toast-place";
import { useToastPlace } from "./use-toast-place";

const icons = {
  success: <Icon shape={Check} className="size-5 stroke-2 text-marigold" />,
  info: <Icon shape={LogIn} className="size-5 stroke-2 text-marigold" />,
  error: <Icon shape={CircleAlert} className="size-5 stroke-2" />,
};

const kinds = { done: "success", login: "info", error: "error" } satisfies Record<MessageKind, keyof typeof icons>;

/** Shows the messages of lib/notify.ts, one at a time. They can be read, held and swiped over an open dialog too. */
export function Toaster() {
  const placeNow = useToastPlace();
  const [top, setTop] = useState(toastTop);
  const shown = useRef<{ id: string | number; about?: string }>(null);

  function dismiss() {
    if (shown.current) toast.dismiss(shown.current.id);
    shown.current = null;
  }

  const show = useEffectEvent(({ kind, text, description, action, about }: Message) => {
    const place = placeNow();
    setTop(place.top);
    // A new toast instead of new text in the old one: it gets its full duration, and screen readers announce it.
    dismiss();
    const id = toast[kinds[kind]](text, {
      description,
      position: place.position,
      style: { width: place.width },
      action: action && { label: action.label, onClick: action.onPress },
    });
    shown.current = { id, about };
  });

  const succeed = useEffectEvent((about: string) => {
    if (shown.current?.about === about) dismiss();
  });

  // Sonner below subscribes before this effect runs, so no message is lost.
  useEffect(
    () =>
      showMessages({
        onMessage: (message) => show(message),
        onSucceeded: (about) => succeed(about),
      }),
    [],
  );
  const offset = { left: 16, right: 16, top, bottom: "var(--toast-bottom, 1rem)" };
  return (
    // When the focus leaves a toast, Sonner returns it to where it came from, so Tab would alternate between the two.
    // It does so only if it recorded where the focus came from.
    <div className="contents" onFocusCapture={(event) => event.stopPropagation()}>
      <Sonner
        position="bottom-right"
        duration={4000}
        visibleToasts={1}
        swipeDirections={["left", "right", "bottom"]}
        gap={14}
        expand
        offset={offset}
        mobileOffset={offset}
        icons={icons}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              "pointer-events-auto flex min-h-13 w-full items-center gap-3 rounded-control bg-ink px-4 py-3 font-sans text-body text-paper shadow-panel ring-1 ring-paper/25 data-[type=error]:bg-error",
            icon: "shrink-0",
            content: "min-w-0 flex-1",
            actionButton:
              "tap shrink-0 rounded-control px-1 font-semibold underline underline-offset-4 hover:text-marigold focus-visible:outline-paper",
            title: "font-medium",
            description: "mt-0.5 text-small",
          },
        }}
      />
    </div>
  );
}
