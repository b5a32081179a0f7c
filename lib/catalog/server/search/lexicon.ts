import "server-only";
import { lists } from "@/lib/catalog/lists/current";
import { colours } from "@/lib/catalog/options";
import { Product } from "@/models/product";
import { stem } from "./language";
import { deletions } from "./spelling";
import type { WordIndex } from "./word-index";
import type { Counted } from "./word-list";
import { allWords, fields, markWords } from "./words";

/** The words of the catalogue. */
export interface Lexicon {
  /** Whether a product has one of these words. */
  has: (stems: readonly string[]) => boolean;
  /** Those of these words that products have. */
  known: (words: readonly string[]) => Counted[];
  /** The most frequent words that begin with a text. */
  begun: (beginning: string, max: number) => Counted[];
  /** The words that share a form with letters left out with one of these: as many as there may be mistakes. */
  similar: (forms: readonly string[], mistakes: number) => Counted[];
  /** A word as a product spells it; null when none has it. */
  spelling: (word: string) => Promise<string | null>;
  /** A word as a title, a colour, a brand, a category or a kind spells it; null when none has it. */
  title: (word: string) => string | null;
}

/** The lexicon of an index. */
export function lexiconOf(index: WordIndex): Lexicon {
  const title = (word: string) => titleIn(index, word) ?? optionWith(word);
  return {
    has: (stems) => index.has(markWords(fields, stems)),
    known: (words) =>
      words
        .map((word) => ({ _id: word, products: index.countOf(markWords(fields, [word])) }))
        .filter(({ products }) => products > 0),
    begun: (beginning, max) => index.words.begun(beginning, max),
    similar: (forms, mistakes) =>
      index.words.similar(
        forms,
        forms.flatMap((form) => deletions(form, mistakes)),
        mistakes,
      ),
    spelling: async (word) => title(word) ?? (await inText(index, word)),
    title,
  };
}

function optionWords(): string[] {
  const { categories, brands, kinds } = lists();
  const named = [...colours, ...categories, ...brands].flatMap(({ id }) => allWords(id));
  return [...named, ...kinds.flatMap(({ label }) => allWords(label))];
}

/** A word as a colour, a brand, a category or a kind spells it. */
function optionWith(word: string): string | null {
  return optionWords().find((each) => stem(each) === word) ?? null;
}

function wordIn(text: string, word: string): string | null {
  return allWords(text).find((each) => stem(each) === word) ?? null;
}

function titleIn(index: WordIndex, word: string): string | null {
  const first = index.firstWith(markWords(["title"], [word]));
  return first && wordIn(first.titleKey, word);
}

async function inText(index: WordIndex, word: string): Promise<string | null> {
  const first = index.firstWith(markWords(["text"], [word]));
  const product =
    first && (await Product.findById(first.id, { title: 1, brand: 1, category: 1, description: 1 }).lean());
  if (!product) return null;
  const { title, brand, category, description } = product;
  return wordIn([title, brand, category, description].join(" "), word);
}
