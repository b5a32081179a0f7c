import "server-only";
import { brands, categories, colours } from "@/lib/catalog/options";
import { Product, type ProductFields, wordsIndex } from "@/models/product";
import { VocabularyWord } from "@/models/vocabulary-word";
import { currentIndex } from "./catalogue-index";
import { stem } from "./language";
import type { WordIndex } from "./word-index";
import type { Counted } from "./word-list";
import { allWords, fields, markWords } from "./words";

/** The words of the catalogue. */
export interface Lexicon {
  /** Whether a product has one of these words. */
  has: (stems: readonly string[]) => Promise<boolean>;
  /** Those of these words that are known, and the `most` frequent ones that begin with a text. */
  read: (words: readonly string[], beginning: string | undefined, most: number) => Promise<[Counted[], Counted[]]>;
  /** The words that share one of these forms with letters left out. */
  similar: (forms: readonly string[]) => Promise<Counted[]>;
  /** A word as a product spells it; null when none has it. */
  spelling: (word: string) => Promise<string | null>;
  /** A word as a title, a colour, a brand or a category spells it; null when none has it. */
  title: (word: string) => Promise<string | null>;
}

/** The words by the index in memory while there is one, else by the database; typos always by the database. */
export async function currentLexicon(): Promise<Lexicon> {
  const index = await currentIndex();
  return index ? lexiconOf(index) : stored;
}

/** Looks for words at the products and not in the vocabulary, which keeps words of deleted products. */
const stored: Lexicon = {
  has: async (stems) => (await Product.exists({ live: true, words: { $in: markWords(fields, stems) } })) !== null,
  read: readVocabulary,
  similar: readSimilar,
  spelling: async (word) => {
    const filter = { live: true, words: { $in: markWords(fields, [word]) } };
    const product = await Product.findOne(filter, fieldsOfText).hint(wordsIndex).lean();
    return product ? spellingIn(product, word) : null;
  },
  title: async (word) => {
    const filter = { live: true, words: { $in: markWords(["title"], [word]) } };
    const product = await Product.findOne(filter, { titleKey: 1 }).hint(wordsIndex).lean();
    return product ? wordIn(product.titleKey, word) : optionWith(word);
  },
};

/** A word as a colour, a brand or a category spells it. */
function optionWith(word: string): string | null {
  return (
    [...colours, ...categories, ...brands].flatMap(({ id }) => allWords(id)).find((each) => stem(each) === word) ?? null
  );
}

function wordIn(text: string, word: string): string | null {
  return allWords(text).find((each) => stem(each) === word) ?? null;
}

const fieldsOfText = { title: 1, brand: 1, category: 1, description: 1 } as const;

type Texts = Pick<ProductFields, keyof typeof fieldsOfText>;

function spellingIn(product: Texts, word: string): string | null {
  const { title, brand, category, description } = product;
  return wordIn([title, brand, category, description].join(" "), word);
}

/** The lexicon of an index. */
export function lexiconOf(index: WordIndex): Lexicon {
  return {
    has: async (stems) => index.has(markWords(fields, stems)),
    read: async (words, beginning, most) => [
      words.flatMap((word) => found(word, index.countOf(markWords(fields, [word])))),
      beginning === undefined ? [] : index.words.begun(beginning, most),
    ],
    similar: readSimilar,
    spelling: async (word) => titleIn(index, word) ?? optionWith(word) ?? (await inText(index, word)),
    title: async (word) => titleIn(index, word) ?? optionWith(word),
  };
}

function titleIn(index: WordIndex, word: string): string | null {
  const first = index.firstWith(markWords(["title"], [word]));
  return first && wordIn(first.titleKey, word);
}

async function inText(index: WordIndex, word: string): Promise<string | null> {
  const first = index.firstWith(markWords(["text"], [word]));
  const product = first && (await Product.findById(first.id, fieldsOfText).lean());
  return product ? spellingIn(product, word) : null;
}

function found(_id: string, products: number): Counted[] {
  return products > 0 ? [{ _id, products }] : [];
}

/** By one command. */
async function readVocabulary(
  words: readonly string[],
  beginning: string | undefined,
  most: number,
): Promise<[Counted[], Counted[]]> {
  const exact = { $match: { _id: { $in: [...words] } } };
  const project = { $project: { products: 1 } };
  if (beginning === undefined) return [await VocabularyWord.aggregate<Counted>([exact, project]), []];
  const begun = [
    { $match: { _id: { $gte: beginning, $lt: `${beginning}\u{10ffff}` } } },
    { $sort: { products: -1, _id: 1 } },
    { $limit: most },
    { $project: { products: 1, isBegun: { $literal: true } } },
  ] as const;
  const read = await VocabularyWord.aggregate<Counted & { isBegun?: true }>([
    ...[exact, project],
    { $unionWith: { coll: VocabularyWord.collection.name, pipeline: [...begun] } },
  ]);
  return [read.filter(({ isBegun }) => !isBegun), read.filter(({ isBegun }) => isBegun)];
}

function readSimilar(forms: readonly string[]): Promise<Counted[]> {
  return VocabularyWord.find({ deletions: { $in: [...forms] } }, { products: 1 }).lean();
}
