"use client";

import { type ComponentType, Suspense, useRef, useState } from "react";
import { loadPart } from "@/lib/load-part";
import type { CategoryPanelsProps, OpenPanel } from "./category-panels";
import { type NavItem, navItems } from "./nav-items";
import { NavLink } from "./nav-link";
import { useCurrentItem } from "./use-current-item";

interface ItemsProps {
  current?: NavItem | undefined;
  /** The category whose panel is open. */
  open?: string | undefined;
  /** Called with a button that is pressed, and a link on which the arrow down is. */
  onPress?: (control: Element) => void;
  /** Called with a link that is followed. */
  onFollow?: (link: Element) => void;
}

function Items({ current, open, onPress, onFollow }: ItemsProps) {
  return navItems().map((item) => (
    <li key={item.label} data-category={item.category}>
      <NavLink
        item={item}
        aria-current={item === current ? "page" : undefined}
        onClick={({ currentTarget }) => onFollow?.(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === "ArrowDown" && onPress?.(currentTarget)}
        className="nav-item"
      >
        {item.label}
      </NavLink>
      {item.category && (
        <button
          type="button"
          aria-label={`${item.label}: kinds`}
          aria-expanded={item.category === open}
          onClick={({ currentTarget }) => onPress?.(currentTarget)}
        />
      )}
    </li>
  ));
}

function ItemsHere(props: ItemsProps) {
  return <Items current={useCurrentItem()} {...props} />;
}

const load = () => import("./category-panels").then((module) => module.CategoryPanels);

/**
 * The categories in the top bar. Cached pages don't know their query, so the browser marks the current item. What opens
 * the categories' panels is loaded when the pointer or the focus comes here.
 */
export function CategoryNav({ className }: { className?: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const [Panels, setPanels] = useState<ComponentType<CategoryPanelsProps> | null>(null);
  /** What was pressed before the panels were there. */
  const [pressed, setPressed] = useState<Element | null>(null);
  const quiet = useRef<Element | null>(null);

  const show = (Loaded: ComponentType<CategoryPanelsProps>) => setPanels(() => Loaded);
  const warm = () => void load().then(show, () => undefined);

  function press(control: Element) {
    if (Panels) return;
    setPressed(control);
    void loadPart(load, show, () => setPressed(null));
  }

  return (
    <nav aria-label="Categories" className={className} onPointerEnter={warm} onFocus={warm}>
      <ul ref={list} className="nav-items">
        <Suspense fallback={<Items />}>
          <ItemsHere
            open={open?.category}
            onPress={press}
            onFollow={(link) => {
              quiet.current = link.closest("li");
            }}
          />
        </Suspense>
      </ul>
      {Panels && <Panels list={list} pressed={pressed} quiet={quiet} open={open} onOpen={setOpen} />}
    </nav>
  );
}
