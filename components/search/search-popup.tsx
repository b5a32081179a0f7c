"use client";

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { productPath } from "@/lib/catalog/product-path";
import { useSuggestions } from "@/lib/catalog/search/hooks";
import type { Suggestion } from "@/lib/catalog/search/schema";
import { RecentSearches } from "./recent-searches";
import type { Popup } from "./search-form";
import { SuggestionList } from "./suggestion-list";
import type { SearchTargets } from "./use-search";

interface SearchPopupProps {
  /** The id of the field. */
  id: string;
  /** What is typed. */
  text: string;
  search: SearchTargets;
  /** Receives what handles the keys of the field. */
  onKey: RefObject<((event: KeyboardEvent) => void) | null>;
  onChange: (popup: Popup) => void;
  /** Undefined where it stays open. */
  onClose?: () => void;
  onFocusField: () => void;
  className: string;
}

/** What drops from the search field: suggestions, or without text the last searches and the categories. */
export function SearchPopup({ id, text, search, onKey, onChange, onClose, onFocusField, className }: SearchPopupProps) {
  const typed = text.trim();
  const { suggestions, isFailed, isEmpty } = useSuggestions(typed);
  const [chosen, setChosen] = useState({ among: suggestions, at: -1 });
  const active = chosen.among === suggestions ? chosen.at : -1;
  const hasList = typed !== "" && suggestions.length > 0;
  const optionId = (at: number) => `${id}-option-${at}`;
  const activeId = hasList && active >= 0 ? optionId(active) : undefined;

  function choose(suggestion: Suggestion) {
    if (suggestion.kind === "query") search.results(suggestion.text);
    else if (suggestion.kind === "product") search.page(productPath(suggestion.id));
    else search.listing({ [suggestion.kind]: [suggestion.id] });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && onClose) {
      event.preventDefault();
      onClose();
    }
    if (!hasList) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // The field itself is one more place.
      const places = suggestions.length + 1;
      setChosen({ among: suggestions, at: ((active + 1 + step + places) % places) - 1 });
    }
    const pressed = event.key === "Enter" ? suggestions[active] : undefined;
    if (pressed) {
      event.preventDefault();
      choose(pressed);
    }
  }

  useLayoutEffect(() => {
    onKey.current = handleKey;
    return () => {
      onKey.current = null;
    };
  });

  useEffect(() => onChange({ hasList, activeId }), [hasList, activeId, onChange]);
  useEffect(() => () => onChange({ hasList: false }), [onChange]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the field
    <div className={className} onMouseDown={(event) => event.preventDefault()}>
      {typed === "" && <RecentSearches search={search} onFocusField={onFocusField} />}
      {hasList && (
        <SuggestionList
          id={`${id}-list`}
          suggestions={suggestions}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      {isFailed && !hasList && (
        <p className="px-4 py-3 text-ink-2">We couldn't load suggestions. Check your connection and try again.</p>
      )}
      {isEmpty && <p className="px-4 py-3 text-ink-2">No suggestions. Press Enter to search.</p>}
      <p role="status" className="sr-only">
        {isEmpty
          ? "No suggestions"
          : hasList && `${suggestions.length} ${suggestions.length === 1 ? "suggestion" : "suggestions"}`}
      </p>
    </div>
  );
}
