import { isRealDay } from "@/lib/dates";
import { longestSearch } from "@/lib/http/address-query";

/** What a text of the address looks for, as far as it can be looked for. */
export function searchOf(text: string): string {
  return text.slice(0, longestSearch);
}

/** A text of the address if it is one of those that can be chosen, else none: what nobody can choose narrows nothing. */
export function choiceOf<Choice extends string>(text: string, choices: readonly Choice[]): Choice | "" {
  return choices.find((choice) => choice === text) ?? "";
}

/** A text of the address if it is a day, yyyy-mm-dd, else none. */
export function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? text : "";
}
