import { bareWord } from "./words";

/** A word and the number of products with it. */
export interface Counted {
  _id: string;
  products: number;
}

/** The words of products in alphabetical order, to look them up by how they begin. */
export class WordList {
  readonly #words: readonly Counted[];

  /** @param positions the products with each word, which is marked with its field; a product has a word in one field */
  constructor(positions: ReadonlyMap<string, { length: number }>) {
    const counts = new Map<string, number>();
    for (const [marked, { length }] of positions) {
      const word = bareWord(marked);
      counts.set(word, (counts.get(word) ?? 0) + length);
    }
    this.#words = [...counts].map(([_id, products]) => ({ _id, products })).sort(alphabetically);
  }

  /** The most frequent words that begin with a text. */
  begun(beginning: string, most: number): Counted[] {
    const found: Counted[] = [];
    for (let at = this.#placeOf(beginning); this.#words[at]?._id.startsWith(beginning); at++) {
      found.push(this.#words[at] as Counted);
    }
    return found.sort((one, other) => other.products - one.products || alphabetically(one, other)).slice(0, most);
  }

  /** The place of the first word that is not before a text. */
  #placeOf(text: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] as Counted)._id < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function alphabetically(one: Counted, other: Counted): number {
  return one._id < other._id ? -1 : 1;
}
