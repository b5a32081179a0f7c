import type { Chosen } from "../filters";
import type { Size } from "../options";
import { sizeTables } from "../sizes/size-tables";

/** The sizes that a search names, and for ages that they are children's. */
export type NamedSizes = Partial<Pick<Chosen, "category" | "size">>;

const sizeWords: Record<string, Size> = {
  xs: "xs",
  "extra small": "xs",
  s: "s",
  small: "s",
  m: "m",
  medium: "m",
  l: "l",
  large: "l",
  xl: "xl",
  "extra large": "xl",
  xxl: "xll",
  xll: "xll",
  "2xl": "xll",
};
/** As patterns: one of these needs no word beside it. */
export const plainSizes = "xs|xl|xxl|xll|2xl|extra small|extra large";
export const allSizes = `${plainSizes}|small|medium|large|s|m|l`;
const bySize = ["xs", "s", "m", "l", "xl", "xll"] as const satisfies Size[];

export const shoeSize = String.raw`\d{1,2}(?:\.5)?`;
/** What says that a number is the size of a shoe. */
export const shoes =
  /(?:shoe|sneaker|loafer|heel|pump|slide|sandal|slipper|boot|jutti|kolhapuri|chappal|footwear|runner|trainer)/u;

/** "26, 28" or "42 to 46": whether such a text has this number. */
function hasNumber(text: string, number: number): boolean {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  return number >= first && number <= last;
}

/** The letters that cover one of the numbers from `low` to `high` by these texts. */
function lettersOf(texts: readonly string[], low: number, high: number): Size[] {
  const numbers = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  return bySize.filter((_, at) => numbers.some((one) => hasNumber(texts[at] ?? "", one)));
}

/** The ages in months that a size of the set of ages is for: "12-18m", "5-6y". */
function monthsOf(size: string): [from: number, until: number] {
  const [from = 0, until = 0] = size.match(/\d+/g)?.map(Number) ?? [];
  return size.endsWith("y") ? [from * 12, until * 12] : [from, until];
}

/** The sizes of children from one age to another, in months. */
export function ofAge(low: number, high: number): NamedSizes | null {
  const years = [Math.floor(low / 12), Math.max(Math.ceil(high / 12) - 1, Math.floor(low / 12))] as const;
  const letters = lettersOf(sizeTables.kids.columns.age, ...years);
  const own = sizeTables.ages.sizes.filter((size) => {
    const [from, until] = monthsOf(size);
    return from < high && until > low;
  });
  return letters.length + own.length > 0 ? { category: ["kids"], size: [...letters, ...own] } : null;
}

/** The sizes of trousers from one waist to another, in inches; null where there are none. */
export function ofWaist(low: number, high: number): NamedSizes | null {
  const { menBottoms, waists } = sizeTables;
  const own = waists.sizes.filter((size) => low <= Number(size.slice(2)) && Number(size.slice(2)) <= high);
  const size = [...lettersOf(menBottoms.columns.trousers, low, high), ...own];
  return size.length > 0 ? { size } : null;
}

/** The UK size of a shoe: a child's where the rest of the search names children. */
export function ofShoe(number: string, rest: string): NamedSizes | null {
  const { ukShoes, ukChildren } = sizeTables;
  const isChild = /(?:kid|child|boy|girl|baby|school)/u.test(rest);
  const id = `${isChild ? "uk-k" : "uk"}-${number.replace(".", "-")}`;
  return (isChild ? ukChildren : ukShoes).sizes.includes(id) ? { size: [id] } : null;
}

/** One of the letters, by any of its words. */
export function ofWord(word: string): NamedSizes | null {
  const size = sizeWords[word];
  return size ? { size: [size] } : null;
}
