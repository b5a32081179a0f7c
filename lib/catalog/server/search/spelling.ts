/** The length from which a word may contain one typo, and the length from which it may contain two. */
const oneMistakeFrom = 4;
const twoMistakesFrom = 8;

/** How many typos a word may contain. Words with digits are sizes and models: none. */
export function allowedMistakes(word: string): number {
  const { length } = Array.from(word);
  if (length < oneMistakeFrom || /\p{N}/u.test(word)) return 0;
  return length < twoMistakesFrom ? 1 : 2;
}

/**
 * The word and all variants with up to as many letters deleted as it may contain typos. Two words within that distance
 * share one of these variants, so a typo is found through an index on them instead of by comparing every word.
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

/** The edit distance of two words: letters to add, remove or change, or neighbours to swap. */
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
