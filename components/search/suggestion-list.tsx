import { Search } from "lucide";
import { useId } from "react";
import { Picture } from "@/components/catalog/picture";
import { productsText } from "@/components/catalog/products-text";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import type { Suggestion } from "@/lib/catalog/search/schema";
import { cn } from "@/lib/class-names";

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** The place of the active one, -1 for none. */
  active: number;
  optionId: (at: number) => string;
  onChoose: (suggestion: Suggestion) => void;
}

const groups: { label: string; kinds: Suggestion["kind"][] }[] = [
  { label: "Searches", kinds: ["query"] },
  { label: "Categories and brands", kinds: ["category", "brand"] },
  { label: "Products", kinds: ["product"] },
];

function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === "product") {
    return (
      <>
        <span className="size-14 w-10.5 shrink-0 overflow-hidden bg-cotton">
          <Picture image={suggestion.image} alt="" sizes="42px" widths={[180]} />
        </span>
        <span className="min-w-0">
          <span className="block truncate">{suggestion.text}</span>
          <Price price={suggestion.price} saleprice={suggestion.saleprice} />
        </span>
      </>
    );
  }
  return (
    <>
      {suggestion.kind === "query" && <Icon shape={Search} className="size-4 text-ink-3" />}
      <span className="truncate">{suggestion.text}</span>{" "}
      {suggestion.kind === "query" && (
        <span className="figures ml-auto shrink-0 text-ink-3 text-small">{productsText(suggestion.products)}</span>
      )}
    </>
  );
}

/** The suggestions as options of the field, in labelled groups. */
export function SuggestionList({ id, suggestions, active, optionId, onChoose }: SuggestionListProps) {
  const labelId = useId();
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className="py-2">
      {groups.map(({ label, kinds }) => {
        const own = suggestions.flatMap((suggestion, at) =>
          kinds.includes(suggestion.kind) ? [{ suggestion, at }] : [],
        );
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={label} role="group" aria-labelledby={`${labelId}-${kinds[0]}`}>
            <div
              id={`${labelId}-${kinds[0]}`}
              role="presentation"
              className="px-4 pt-2 pb-1 font-semibold text-ink-3 text-small"
            >
              {label}
            </div>
            {own.map(({ suggestion, at }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={at}
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                onClick={() => onChoose(suggestion)}
                className={cn(
                  "flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-cotton",
                  at === active && "chosen bg-cotton",
                )}
              >
                <SuggestionContent suggestion={suggestion} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
