import { type SyntheticEvent, useEffect, useRef } from "react";

/** The buttons of a row are in an element with `data-row-actions`. */
const actions = "[data-row-actions]";

/**
 * Keeps the focus in a list whose rows go, move or change by what is pressed in them: when the control that had it is
 * gone, the same button of the row at its place gets it, else the heading of the page. `list` is spread on the list;
 * `next` says where the focus goes when a dialog closes whose row is gone.
 */
export function useRowFocus<List extends HTMLElement>() {
  const ref = useRef<List>(null);
  const last = useRef<{ control: Element; row: number; button: number } | null>(null);
  const groups = () => [...(ref.current?.querySelectorAll(actions) ?? [])];

  function remember({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return;
    const row = groups().findIndex((group) => group.closest("li")?.contains(target));
    // Menus and dialogs of a row are elsewhere in the document.
    if (row < 0) return;
    const control = target.closest("button") ?? target;
    const button = [...(groups()[row]?.querySelectorAll<Element>("button") ?? [])].indexOf(control);
    last.current = { control, row, button: Math.max(button, 0) };
  }

  function next(): HTMLElement | null {
    if (!last.current) return null;
    const { row, button } = last.current;
    const rows = groups();
    const buttons = rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>("button") ?? [];
    return buttons[Math.min(button, buttons.length - 1)] ?? document.querySelector<HTMLElement>("main h1");
  }

  useEffect(() => {
    if (last.current?.control.isConnected !== false || document.activeElement !== document.body) return;
    next()?.focus();
  });

  // A press gives the button of a menu no focus.
  return { list: { ref, onFocus: remember, onPointerDown: remember }, next };
}
