"use client";

import { useEffect, useRef } from "react";
import { type Box, type ToastPosition, toastPosition } from "./toast-place";

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

/** Finds a position for a toast that covers neither prices nor the control that was last pressed. */
export function useToastPosition(): () => ToastPosition {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(controls) : null;
    };
    document.addEventListener("pointerdown", note, true);
    return () => document.removeEventListener("pointerdown", note, true);
  }, []);
  return () => {
    const focused = document.activeElement?.closest(controls);
    const elements = [pressed.current, focused, ...document.querySelectorAll(keepClear)].filter((one) => one != null);
    const screen = { width: window.innerWidth, height: window.innerHeight, toastBottom: toastBottom() };
    return toastPosition(visibleBoxes(elements), screen);
  };
}
