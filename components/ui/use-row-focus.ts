import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/** The buttons of a row are in an element with `data-row-actions`. */
const actions = "[data-row-actions]";

/** The nearest heading around an element that can have the focus. */
function headingAround(element: Element): HTMLElement | null {
  const heading = element.querySelector<HTMLElement>("[tabindex]:is(h1, h2)");
  return heading ?? (element.parentElement && headingAround(element.parentElement));
}

/**
 * Keeps the focus in a list whose rows go, move or change by what is pressed in them: when the control that had it is
 * gone, the same button of the row at its place gets it, else the nearest heading with a `tabIndex`. `list` is spread on
 * the list; `next` says where the focus goes when a dialog closes whose row is gone.
 */
export function useRowFocus<List extends HTMLElement>() {
  const ref = useRef<List>(null);
  const last = useRef<{ control: Element; row: number; button: number; heading: HTMLElement | null } | null>(null);
  const groups = () => [...(ref.current?.querySelectorAll(actions) ?? [])];

  function remember({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return;
    const row = groups().findIndex((group) => group.closest("li")?.contains(target));
    // Menus and dialogs of a row are elsewhere in the document.
    if (row < 0) return;
    const control = target.closest("button") ?? target;
    const button = [...(groups()[row]?.querySelectorAll<Element>("button") ?? [])].indexOf(control);
    last.current = { control, row, button: Math.max(button, 0), heading: headingAround(control) };
  }

  function next(): HTMLElement | null {
    if (!last.current) return null;
    const { row, button, heading } = last.current;
    const rows = groups();
    const buttons = rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>("button") ?? [];
    return buttons[Math.min(button, buttons.length - 1)] ?? heading;
  }

  // Not later: a sheet takes the focus itself when what had it is gone.
  useLayoutEffect(() => {
    if (last.current?.control.isConnected !== false || document.activeElement !== document.body) return;
    const element = next();
    // A button is remembered again by its focus; a heading has it once.
    last.current = null;
    element?.focus();
  });

  // A press gives the button of a menu no focus.
  return { list: { ref, onFocus: remember, onPointerDown: remember }, next };
}
