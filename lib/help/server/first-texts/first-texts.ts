import type { HelpSlug } from "../../options";
import { accessibility, grievance, privacy, terms } from "./law";
import { delivery, payments, returns, sizes } from "./orders";

/** The Markdown of each help page until somebody saves another. */
export const firstTexts: Readonly<Record<HelpSlug, string>> = {
  returns,
  delivery,
  payments,
  sizes,
  grievance,
  privacy,
  terms,
  accessibility,
};
