"use client";

import { Search } from "lucide";
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "@/components/ui/icon";
import { listingPath } from "@/lib/catalog/listing/listing-query";
import { maxSearchLength } from "@/lib/http/address-query";
import { useShortcuts } from "@/lib/shortcuts";
import type { SearchPopup } from "./search-popup";
import { useSearch } from "./use-search";

const load = () => import("./search-popup").then((module) => module.SearchPopup);

/** What the popup shows, for the attributes of the field. */
export interface Popup {
  hasList: boolean;
  activeId?: string;
}

interface SearchFormProps {
  input: RefObject<HTMLInputElement | null>;
  /** Called when another page is opened. */
  onLeave: () => void;
  /** The popup stays open, and takes the rest of the panel. */
  isPanel?: boolean;
  className?: string;
  /** Before the field. */
  children?: ReactNode;
}

/**
 * The search field. The browser keeps what is typed, so no letter is lost while scripts are busy; without scripts the
 * form opens the listing. What drops from it is loaded when it first gets the focus.
 */
export function SearchForm({ input, onLeave, isPanel = false, className, children }: SearchFormProps) {
  const id = useId();
  const hasShortcuts = useShortcuts();
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof SearchPopup>> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [popup, setPopup] = useState<Popup>({ hasList: false });
  const onKey = useRef<((event: KeyboardEvent) => void) | null>(null);
  const search = useSearch(() => {
    setIsOpen(false);
    input.current?.blur();
    onLeave();
  });

  function open() {
    setText(input.current?.value ?? "");
    setIsOpen(true);
    // Without it the field still searches.
    if (!Loaded)
      void load()
        .then((Part) => setLoaded(() => Part))
        .catch(() => undefined);
  }

  function closeIfLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isPanel && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <search className={className} onBlur={closeIfLeft}>
      <form
        action={listingPath}
        className={isPanel ? "flex items-center gap-1 border-line border-b py-1.5 pr-4 pl-1" : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = input.current?.value.trim();
          if (typed) search.results(typed);
        }}
      >
        {children}
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <span className="relative block min-w-0 flex-1">
          <Icon shape={Search} className="search-icon" />
          <input
            ref={input}
            id={id}
            name="q"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={popup.hasList}
            aria-controls={popup.hasList ? `${id}-list` : undefined}
            aria-activedescendant={popup.activeId}
            aria-keyshortcuts={hasShortcuts ? "/" : undefined}
            placeholder="Search kurtas, sneakers, brands"
            maxLength={maxSearchLength}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onFocus={open}
            onClick={open}
            onInput={open}
            onKeyDown={(event) => {
              if (isOpen) onKey.current?.(event);
              else if (event.key === "ArrowDown") open();
              else if (event.key === "Escape") event.currentTarget.value = "";
            }}
            className="search-field"
          />
        </span>
      </form>
      {Loaded && isOpen && (
        <Loaded
          id={id}
          text={text}
          search={search}
          onKey={onKey}
          onChange={setPopup}
          onClose={isPanel ? undefined : () => setIsOpen(false)}
          onFocusField={() => input.current?.focus()}
          className={isPanel ? "min-h-0 flex-1 overflow-y-auto overscroll-contain" : "search-list"}
        />
      )}
    </search>
  );
}
