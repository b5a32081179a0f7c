import { flushSync } from "react-dom";
import { notify } from "@/lib/notify";

/**
 * Whether a day of a form lacks a part, such as its year: the browser gives "" for it, as for none, and the form would save
 * it as none. If so, says which, and gives it the focus.
 * @param show brings the days into sight, where they may be hidden
 */
export function hasIncompleteDay(form: HTMLFormElement, show?: () => void): boolean {
  const days = form.querySelectorAll<HTMLInputElement>("input[type=date]");
  const incomplete = [...days].find(({ validity }) => validity.badInput);
  if (!incomplete) return false;
  notify.error(`The day "${incomplete.labels?.[0]?.textContent}" is not complete. Fill in all of it, or clear it.`);
  if (show) flushSync(show);
  incomplete.focus();
  return true;
}
