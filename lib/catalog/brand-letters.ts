import { lists } from "./lists/current";
import { visible } from "./options";

/** The page with all brands. */
export const brandsPath = "/shop/brands";

interface Letter {
  /** A capital letter; "#" for labels that begin with none of A to Z. */
  letter: string;
  brands: { id: string; label: string }[];
}

/** The first letter of a label without its accent. */
function letterOf(label: string): string {
  const [first = ""] = label.normalize("NFD").toUpperCase();
  return /[A-Z]/.test(first) ? first : "#";
}

/** The brands that are not hidden by their first letter, from A to Z, and last those without one. */
export function brandLetters(): Letter[] {
  const letters = new Map<string, Letter>();
  const inOrder = visible(lists().brands).sort((one, other) => one.label.localeCompare(other.label, "en"));
  for (const { id, label } of inOrder) {
    const letter = letterOf(label);
    letters.set(letter, { letter, brands: [...(letters.get(letter)?.brands ?? []), { id, label }] });
  }
  const place = ({ letter }: Letter) => (letter === "#" ? "~" : letter);
  return [...letters.values()].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
