"use client";

import { ArrowLeft, Search } from "lucide";
import { useSearchParams } from "next/navigation";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { useShortcuts } from "@/lib/shortcuts";
import { SearchForm } from "./search-form";

/** Where "/" is a letter, or a key of something else. */
const busy =
  "input, textarea, select, [contenteditable], [role=slider], [role=menu], [role=dialog], [role=alertdialog], dialog, [popover]";

/** Shows the search of the page's URL in the field. */
function FollowAddress({ onChange }: { onChange: (q: string) => void }) {
  const q = useSearchParams().get("q") ?? "";
  useEffect(() => onChange(q), [q, onChange]);
  return null;
}

/** The search of the shop: from 1024 px a field in the top bar, below that a button that opens a panel with the field. */
export function SiteSearch() {
  const field = useRef<HTMLInputElement>(null);
  const panelField = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasShortcuts = useShortcuts();
  const isLeaving = useRef(false);
  const close = () => panel.current?.close();
  useOverlayEntry(isOpen, close);

  /** In the press itself: a phone shows its keyboard only then. */
  function open() {
    flushSync(() => setIsOpen(true));
    if (!panel.current?.open) panel.current?.showModal();
    if (!panelField.current) return;
    panelField.current.value = field.current?.value ?? "";
    panelField.current.focus();
  }

  function leave() {
    isLeaving.current = true;
    close();
  }

  /** Some browsers do not focus a button that is pressed, so the dialog can't give the focus back. Another page begins at its top. */
  function closed() {
    setIsOpen(false);
    opener.current?.focus();
    if (isLeaving.current) opener.current?.blur();
    isLeaving.current = false;
  }

  const show = useCallback((q: string) => {
    if (field.current && field.current !== document.activeElement) field.current.value = q;
  }, []);

  useEffect(() => {
    if (!hasShortcuts) return;
    function focusField(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.activeElement?.closest(busy)) return;
      event.preventDefault();
      if (field.current?.offsetParent) field.current.focus();
      else open();
    }
    document.addEventListener("keydown", focusField);
    return () => document.removeEventListener("keydown", focusField);
  });

  return (
    <>
      <Suspense fallback={null}>
        <FollowAddress onChange={show} />
      </Suspense>
      <SearchForm
        input={field}
        onLeave={() => undefined}
        className="relative hidden lg:ml-auto min-w-0 max-w-80 flex-1 self-center lg:block"
      />
      <button
        ref={opener}
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={open}
        className="search-opener"
      >
        <Icon shape={Search} className="size-6" />
      </button>
      <dialog ref={panel} aria-label="Search" onClose={closed} className="search-panel">
        {isOpen && (
          <SearchForm input={panelField} onLeave={leave} isPanel className="flex min-h-0 flex-1 flex-col">
            <button type="button" aria-label="Close search" onClick={close} className="grid size-11 place-items-center">
              <Icon shape={ArrowLeft} className="size-5" />
            </button>
          </SearchForm>
        )}
      </dialog>
    </>
  );
}
