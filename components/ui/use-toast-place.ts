"use client";

import { useEffect, useRef } from "react";
import { type Box, phoneToastPlace, type ToastPlace, toastPosition, toastTop } from "./toast-place";

const controls = "a, button, input, select, textarea, label, summary";

/** Marks what toasts never cover; set this attribute on prices and totals. */
const keepClear = "[data-keep-clear]";

function visibleBoxes(elements: Iterable<Element>): Box[] {
  return [...elements].map((element) => element.getBoundingClientRect()).filter(({ width, height }) => width && height);
}

/** The distance of toasts from the bottom of the screen (globals.css), in px. */
function toastBottom(): number {
  const style = getComputedStyle(document.documentElement);
  const rems = Number.parseFloat(style.getPropertyValue("--toast-bottom")) || 1;
  return rems * Number.parseFloat(style.fontSize);
}

/** The place on a phone, by what is open. */
function placeOnPhone(): ToastPlace {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const overlays = document.querySelectorAll<HTMLElement>(":is([role=dialog], [role=alertdialog])[data-state=open]");
  // Unlike its box on the screen, its offset doesn't move while it opens.
  const overlayTop = [...overlays].at(-1)?.offsetTop ?? null;
  return phoneToastPlace(window.innerWidth, Math.max(0, header), overlayTop);
}

/** Finds a place for a toast that covers neither prices nor the control that was last pressed. */
export function useToastPlace(): () => ToastPlace {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(controls) : null;
    };
    document.addEventListener("pointerdown", note, true);
    return () => document.removeEventListener("pointerdown", note, true);
  }, []);
  return () => {
    if (window.matchMedia("(width < 48rem)").matches) return placeOnPhone();
    const focused = document.activeElement?.closest(controls);
    const elements = [pressed.current, focused, ...document.querySelectorAll(keepClear)].filter((one) => one != null);
    const screen = { width: window.innerWidth, height: window.innerHeight, toastBottom: toastBottom() };
    return { position: toastPosition(visibleBoxes(elements), screen), top: toastTop };
  };
}
