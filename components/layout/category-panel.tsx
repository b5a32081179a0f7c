"use client";

import { useEffect } from "react";
import { KindPicture } from "@/components/catalog/kind-picture";
import { lists } from "@/lib/catalog/lists/current";
import { kindsIn, useCatalogue } from "@/lib/catalog/lists/menu-hooks";
import { categoryLabel } from "@/lib/catalog/options";
import { cn } from "@/lib/class-names";
import { formatWholeRupees } from "@/lib/money";
import { MenuLink } from "./menu-link";

/** What the link to low prices leads to, in rupees. */
export const lowPrice = 999;

interface CategoryPanelProps {
  category: string;
  /** Whether Tab goes through its links: a panel that is only previewed is no stop on the way. */
  isEntered: boolean;
  /** Called once it is there. */
  onShown: () => void;
}

/** The panel of a category under the top bar: its kinds in columns, what is new, and what costs little. */
export function CategoryPanel({ category, isEntered, onShown }: CategoryPanelProps) {
  const { lists: now, isLoading } = useCatalogue();
  const kinds = kindsIn(now?.kinds ?? [], category);
  const label = categoryLabel(category);
  const own = lists().categories.find(({ id }) => id === category)?.tile.picture ?? "";
  const other = kinds.find(({ picture }) => picture && picture !== own)?.picture ?? "";
  const tabIndex = isEntered ? undefined : -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => onShown(), []);

  return (
    <div data-panel={category} className="category-panel">
      <div className="page flex flex-wrap gap-x-10 gap-y-6 pt-6 pb-8">
        <div className="min-w-0 flex-1 basis-[24rem]">
          <MenuLink
            filters={{ category: [category] }}
            tabIndex={tabIndex}
            className="display inline-flex min-h-9 items-center text-h3 hover:text-rust"
          >
            {`All ${label}`}
          </MenuLink>
          <ul aria-label={`Kinds of ${label}`} aria-busy={isLoading} className="mt-2 columns-[11rem] gap-x-6">
            {kinds.map(({ id, label: kind }) => (
              <li key={id} className="break-inside-avoid">
                <MenuLink
                  filters={{ category: [category], kind: [id] }}
                  tabIndex={tabIndex}
                  className="flex min-h-9 items-center hover:text-rust hover:underline hover:underline-offset-4"
                >
                  {kind}
                </MenuLink>
              </li>
            ))}
            {isLoading && strokes.map((at) => <Stroke key={at} />)}
          </ul>
        </div>
        <ul className="flex gap-4">
          <Way
            image={own}
            text={`New in ${label}`}
            filters={{ category: [category] }}
            sort="newest"
            tabIndex={tabIndex}
          />
          <Way
            image={other}
            text={`Under ${formatWholeRupees(lowPrice)}`}
            filters={{ category: [category], maxPrice: [String(lowPrice)] }}
            tabIndex={tabIndex}
          />
        </ul>
      </div>
    </div>
  );
}

interface WayProps extends Pick<Parameters<typeof MenuLink>[0], "filters" | "sort" | "tabIndex"> {
  image: string;
  text: string;
}

/** A way on with a picture. */
function Way({ image, text, ...link }: WayProps) {
  return (
    <li className="w-40 xl:w-44">
      <MenuLink className="group block font-semibold hover:text-rust" {...link}>
        <KindPicture image={image} sizes="176px" className={cn("mb-2", !image && "hidden")} />
        <span>{text}</span>
      </MenuLink>
    </li>
  );
}

/** As many as most categories have kinds in sight. */
const strokes = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function Stroke() {
  return (
    <li aria-hidden="true" className="flex h-9 items-center">
      <span className="waiting h-4 w-28" />
    </li>
  );
}
