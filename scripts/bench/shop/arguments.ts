import { parseArgs } from "node:util";

/** What `npm run bench` was asked to measure. */
export interface Wanted {
  /** How many products the catalogues have. */
  sizes: number[];
  /** Short rows, for development. */
  quick: boolean;
  /** Names of rows; "list" also means those whose name begins with "list-". Empty for all. */
  only: string[];
}

const usualSizes = [1_000, 10_000, 100_000];
/** Rows name products that no other row has opened, which needs some. */
const fewest = 500;

/** Reads the words after `npm run bench --`. @throws Error for a size or an option that it does not know */
export function readWords(words: string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { quick: { type: "boolean", default: false }, only: { type: "string", multiple: true, default: [] } },
  });
  const sizes = positionals.map(Number);
  const wrong = positionals.find((_, at) => !Number.isInteger(sizes[at]) || Number(sizes[at]) < fewest);
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a number of products of at least ${fewest}.`);
  const only = values.only.flatMap((text) => text.split(",")).filter(Boolean);
  return { sizes: sizes.length > 0 ? sizes : usualSizes, quick: values.quick, only };
}

/** Chooses rows by name, in their order. @throws Error for a name that no row has */
export function chooseRows<Row extends { id: string }>(rows: readonly Row[], only: readonly string[]): Row[] {
  const isNamed = (id: string, name: string) => id === name || id.startsWith(`${name}-`);
  const unknown = only.find((name) => !rows.some(({ id }) => isNamed(id, name)));
  if (unknown !== undefined)
    throw new Error(`There is no row "${unknown}". The rows are ${rows.map(({ id }) => id).join(", ")}.`);
  return rows.filter(({ id }) => only.length === 0 || only.some((name) => isNamed(id, name)));
}
