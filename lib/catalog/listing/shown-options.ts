import type { FilterGroup } from "../filters";
import type { Option } from "../options";

/** A group with more options than this, other than of colours, shows only the first ones, and has a field that searches them. */
const many = 10;
/** How many options of such a group show at first. */
const first = 8;

/** What is done with a group of many options. */
export interface OptionsView {
  /** What is typed into its field. */
  text: string;
  /** Whether all of them are asked for. */
  isAll: boolean;
}

/**
 * The options of a filter group that show: all, or of a group with many those that most products have, and the chosen
 * ones. Of many, those that no product has are left out. Colours, which are told apart at a glance, are never cut short.
 * @param options those that may show, in the order of their list
 * @param counts how many products have each
 * @param variant that of the group: buttons keep the order of their list
 */
export function shownOptions(
  options: readonly Option[],
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
  { text, isAll }: OptionsView,
  variant?: FilterGroup["variant"],
): { isMany: boolean; shown: readonly Option[]; all: number } {
  const isChosen = ({ id }: Option) => chosen.includes(id);
  const used = options.filter((option) => counts[option.id] || isChosen(option));
  const isMany = used.length > many && variant !== "swatches";
  if (!isMany) return { isMany, shown: variant || options.length <= many ? options : used, all: used.length };
  const byCount = used.toSorted((one, other) => (counts[other.id] ?? 0) - (counts[one.id] ?? 0)).slice(0, first);
  const typed = text.trim().toLowerCase();
  const isShown = (option: Option) =>
    typed ? option.label.toLowerCase().includes(typed) : isAll || isChosen(option) || byCount.includes(option);
  const before = variant || typed ? [] : byCount;
  return {
    isMany,
    shown: [...before, ...used.filter((one) => !before.includes(one) && isShown(one))],
    all: used.length,
  };
}
