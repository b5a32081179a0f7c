"use client";

import { ChevronDown, ChevronRight } from "lucide";
import { useState } from "react";
import { KindPicture } from "@/components/catalog/kind-picture";
import { Icon } from "@/components/ui/icon";
import { kindsIn, useCatalogue } from "@/lib/catalog/lists/menu-hooks";
import type { Kind } from "@/lib/catalog/lists/schema";
import { cn } from "@/lib/class-names";
import { MenuLink } from "./menu-link";
import { type NavItem, navItems } from "./nav-items";
import { NavLink } from "./nav-link";
import { useCurrentItem } from "./use-current-item";

/**
 * The categories of the drawer. The first kinds of each show without opening it, so that a kind is two presses away on
 * every page: the menu, and the kind.
 */
export function MobileCategories({ onNavigate }: { onNavigate: () => void }) {
  const current = useCurrentItem();
  const { lists, isLoading } = useCatalogue();
  return (
    <nav aria-label="Categories" className="hung mt-4">
      <ul>
        {navItems().map((item) => (
          <CategoryItem
            key={item.label}
            item={item}
            isCurrent={item === current}
            kinds={item.category ? kindsIn(lists?.kinds ?? [], item.category) : []}
            isLoading={isLoading && item.category !== null}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </nav>
  );
}

interface CategoryItemProps {
  item: NavItem;
  isCurrent: boolean;
  kinds: readonly Kind[];
  isLoading: boolean;
  onNavigate: () => void;
}

/** A category: its link, and its kinds in a row to swipe, or opened, all of them. */
function CategoryItem({ item, isCurrent, kinds, isLoading, onNavigate }: CategoryItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, category } = item;
  return (
    <li className="border-line border-b">
      <div className="flex items-stretch">
        <h3 className="min-w-0 flex-1">
          <NavLink
            item={item}
            aria-current={isCurrent ? "page" : undefined}
            onNavigate={onNavigate}
            className={cn(
              "display flex min-h-12 items-center font-semibold text-[1.375rem] leading-none -outline-offset-2",
              isCurrent && "chosen text-rust",
            )}
          >
            {label}
          </NavLink>
        </h3>
        {kinds.length > 0 ? (
          <button
            type="button"
            aria-label={`All kinds of ${label}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="grid w-11 place-items-center rounded-control"
          >
            <Icon
              shape={ChevronDown}
              className={cn(
                "size-5 text-ink-3 transition-transform duration-(--duration-step)",
                isOpen && "rotate-180",
              )}
            />
          </button>
        ) : (
          !isLoading && <Icon shape={ChevronRight} className="mr-3 size-5 self-center text-ink-3" />
        )}
      </div>
      {(kinds.length > 0 || isLoading) && (
        <ul
          aria-label={`Kinds of ${label}`}
          aria-busy={isLoading}
          className={cn(
            "-mx-5 relative flex gap-3 px-5 pb-3",
            isOpen ? "flex-wrap gap-y-2" : "overflow-x-auto scroll-px-5 [scrollbar-width:none]",
          )}
        >
          {kinds.map(({ id, label: kind, picture }) => (
            <li key={id} className="w-16 shrink-0">
              <MenuLink
                filters={{ category: [String(category)], kind: [id] }}
                onNavigate={onNavigate}
                className="block text-tiny"
              >
                <KindPicture image={picture} sizes="64px" className="mb-1" />
                <span className="line-clamp-2 wrap-normal">{kind}</span>
              </MenuLink>
            </li>
          ))}
          {isLoading && strokes.map((at) => <Stroke key={at} />)}
        </ul>
      )}
    </li>
  );
}

/** As many as most categories have kinds in sight. */
const strokes = [1, 2, 3, 4, 5];

function Stroke() {
  return (
    <li aria-hidden="true" className="w-16 shrink-0">
      <span className="waiting hung-shape mb-1 aspect-3/4" />
      <span className="waiting h-4" />
    </li>
  );
}
