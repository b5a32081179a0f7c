import { isRealDay } from "@/lib/dates";
import { maxSearchLength } from "@/lib/http/address-query";

/** The search text from the URL, as far as it can be searched for. */
export function searchOf(text: string): string {
  return text.slice(0, maxSearchLength);
}

/** A value from the URL if it is one of the given options, else empty: an unknown value filters nothing. */
export function choiceOf<Choice extends string>(text: string, choices: readonly Choice[]): Choice | "" {
  return choices.find((choice) => choice === text) ?? "";
}

/** A value from the URL if it is a date, yyyy-mm-dd, else empty. */
export function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? text : "";
}
