"use client";

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { useCatalogue } from "@/lib/catalog/lists/menu-hooks";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { CategoryPanel } from "./category-panel";
import { moveBy } from "./menu-keys";

/** The panel that is open, and what opened it. */
export interface OpenPanel {
  category: string;
  /** A pointer or the focus that rests on a category previews its panel; a press or an arrow key opens it to be entered. */
  by: "hover" | "focus" | "press";
}

export interface CategoryPanelsProps {
  /** The categories: an item with a link and a button each. */
  list: RefObject<HTMLUListElement | null>;
  /** The button that was pressed before this was loaded, or the link from which the arrow down was to lead in. */
  pressed: Element | null;
  /** The item whose link was just followed: its panel stays closed while the pointer is still there. */
  quiet: RefObject<Element | null>;
  open: OpenPanel | null;
  onOpen: (open: OpenPanel | null) => void;
}

/** How long a pointer or the focus rests on a category until its panel opens, in ms. */
const intentMs = { hover: 150, focus: 400 };
/** How long a panel stays after the pointer has left it, in ms. */
const leaveMs = 300;

const itemOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("li[data-category]") : null;
const isInPanel = (target: EventTarget | null) => target instanceof Element && target.closest("[data-panel]") !== null;

/**
 * The panels of the categories: the disclosure navigation with top-level links of the ARIA authoring practices. The links
 * stay links, which lead to their categories also where nothing can hover; the buttons beside them open the panels.
 */
export function CategoryPanels({ list, pressed, quiet, open, onOpen }: CategoryPanelsProps) {
  // Asked for before a panel opens.
  useCatalogue();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The next panel is entered once it is there. */
  const isEntering = useRef(false);

  function change(next: OpenPanel | null) {
    clearTimeout(timer.current);
    onOpen(next);
  }
  function soon(next: OpenPanel | null, ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onOpen(next), ms);
  }
  useOverlayEntry(open?.by === "press", () => change(null));

  const onPointerOver = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || open?.by === "press") return;
    const item = itemOf(target);
    if (item !== quiet.current) quiet.current = null;
    const category = item?.dataset.category;
    if (isInPanel(target) || category === open?.category) return clearTimeout(timer.current);
    if (category && !quiet.current) soon({ category, by: "hover" }, intentMs.hover);
    else if (!category) soon(null, leaveMs);
  });
  const onPointerLeave = useEffectEvent(({ pointerType }: PointerEvent) => {
    quiet.current = null;
    if (pointerType === "mouse" && open?.by !== "press") soon(null, leaveMs);
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const category = itemOf(target)?.dataset.category;
    if (isInPanel(target) || !(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (category && category !== open?.category) soon({ category, by: "focus" }, intentMs.focus);
    else if (!category) soon(null, 0);
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && list.current?.contains(relatedTarget)) return;
    if (open?.by === "hover") return;
    change(null);
  });
  const onClick = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const item = itemOf(target);
    if (target.closest("a")) {
      quiet.current = item;
      change(null);
    } else if (item && target.closest("button")) toggle(String(item.dataset.category));
  });

  function toggle(category: string) {
    change(open?.category === category && open.by === "press" ? null : { category, by: "press" });
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const item = itemOf(event.target);
    if (!list.current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isInPanel(event.target) && event.key === "ArrowDown" && item?.dataset.category) {
      event.preventDefault();
      isEntering.current = true;
      change({ category: item.dataset.category, by: "press" });
      if (open?.category === item.dataset.category) enter();
      return;
    }
    moveBy(event, list.current);
  });
  const onAnyKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    const panel = list.current?.querySelector("[data-panel]");
    if (panel?.contains(document.activeElement)) panel.parentElement?.querySelector("button")?.focus();
    change(null);
  });
  const onPressOutside = useEffectEvent(({ target }: Event) => {
    if (open && !(target instanceof Node && list.current?.contains(target))) change(null);
  });
  const close = useEffectEvent(() => {
    if (open) change(null);
  });

  function enter() {
    if (!isEntering.current) return;
    isEntering.current = false;
    list.current?.querySelector<HTMLElement>("[data-panel] a")?.focus();
  }

  useEffect(() => {
    const items = list.current;
    if (!items) return;
    const stop = new AbortController();
    const { signal } = stop;
    items.addEventListener("pointerover", onPointerOver, { signal });
    items.addEventListener("pointerleave", onPointerLeave, { signal });
    items.addEventListener("focusin", onFocusIn, { signal });
    items.addEventListener("focusout", onFocusOut, { signal });
    items.addEventListener("click", onClick, { signal });
    items.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("keydown", onAnyKey, { signal });
    document.addEventListener("pointerdown", onPressOutside, { signal });
    window.addEventListener("popstate", close, { signal });
    return () => stop.abort();
  }, [list]);

  /** What happened before this was loaded. */
  const begin = useEffectEvent(() => {
    const category = itemOf(pressed)?.dataset.category;
    isEntering.current = pressed instanceof HTMLAnchorElement;
    if (category) return change({ category, by: "press" });
    for (const by of ["hover", "focus"] as const) {
      const state = by === "hover" ? "li:hover" : "li:has(:focus-visible)";
      const item = list.current?.querySelector<HTMLElement>(state);
      const rested = item?.dataset.category;
      if (rested && item !== quiet.current && (by === "focus" || matchMedia("(hover: hover)").matches)) {
        return soon({ category: rested, by }, intentMs[by]);
      }
    }
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);

  const place = open && list.current?.querySelector(`li[data-category="${CSS.escape(open.category)}"]`);
  return (
    place &&
    createPortal(
      <CategoryPanel key={open.category} category={open.category} isEntered={open.by === "press"} onShown={enter} />,
      place,
    )
  );
}
