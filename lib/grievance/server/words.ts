import { indexedWords } from "@/lib/search-words";

/** The search words of a grievance for admins: its number, whole and its last part, and what it names. */
export function grievanceWords(number: string, order: string, name: string, email: string): string[] {
  return indexedWords(number, number.slice(number.indexOf("-") + 1), order, name, email);
}
