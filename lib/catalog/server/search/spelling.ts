/** Words from this length on may be spelled with one mistake, and with two from the second. */
const oneMistakeFrom = 4;
const twoMistakesFrom = 8;

/** How many mistakes a word of this spelling may hold. Words with digits are sizes and models: they hold none. */
export function allowedMistakes(word: string): number {
  const { length } = Array.from(word);
  if (length < oneMistakeFrom || /\p{N}/u.test(word)) return 0;
  return length < twoMistakesFrom ? 1 : 2;
}

/**
 * The word and all that is left of it when as many letters are taken out as it may hold mistakes. Two words that differ by
 * that much have one of these in common, so a typo is found by an index on them instead of by comparing every word.
 */
export function deletions(word: string, allowed: number = allowedMistakes(word)): string[] {
  let longest = [word];
  const all = new Set(longest);
  for (let mistakes = allowed; mistakes > 0; mistakes--) {
    longest = longest.flatMap(withoutOneLetter);
    for (const shorter of longest) all.add(shorter);
  }
  return [...all];
}

function withoutOneLetter(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, at) => letters.toSpliced(at, 1).join(""));
}

/** How many letters to add, drop or change, or neighbours to swap, until one word is the other. */
export function distance(from: string, to: string): number {
  const a = Array.from(from);
  const b = Array.from(to);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, other] of b.entries()) {
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      next.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === other ? 0 : 1),
          swapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
