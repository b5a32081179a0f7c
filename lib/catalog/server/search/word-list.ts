import { bitsIn } from "./position-set";
import { deletions } from "./spelling";
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
  begun(beginning: string, max: number): Counted[] {
    const found: Counted[] = [];
    for (let at = this.#placeOf(beginning); this.#words[at]?._id.startsWith(beginning); at++) {
      found.push(this.#words[at] as Counted);
    }
    return found.sort((one, other) => other.products - one.products || alphabetically(one, other)).slice(0, max);
  }

  /**
   * The words of which a form with letters left out is among some forms: by the first of these, then alphabetically.
   * @param texts what the forms were made from @param maxTypos how many letters were left out
   */
  similar(texts: readonly string[], forms: readonly string[], maxTypos: number): Counted[] {
    const wanted = new Set(forms);
    const letters = texts.map(lettersOf);
    // A mistake changes the length by one at most, and the set of letters by two.
    const isNear = (word: string) =>
      texts.some(
        (text, at) =>
          Math.abs(text.length - word.length) <= maxTypos &&
          bitsIn(lettersOf(word) ^ (letters[at] as number)) <= 2 * maxTypos,
      );
    return this.#words
      .filter(({ _id }) => isNear(_id))
      .flatMap((counted) => {
        const [form] = deletions(counted._id)
          .filter((each) => wanted.has(each))
          .sort();
        return form === undefined ? [] : [{ counted, form }];
      })
      .sort((one, other) => (one.form === other.form ? 0 : one.form < other.form ? -1 : 1))
      .map(({ counted }) => counted);
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

/** The letters of a word as a set of bits, of which some stand for several. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function alphabetically(one: Counted, other: Counted): number {
  return one._id < other._id ? -1 : 1;
}
