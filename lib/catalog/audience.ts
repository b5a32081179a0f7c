import { type Audience, audiences, ids } from "./options";

/** The categories that say themselves whom their products are for. */
export const categoriesOfPeople = ids(audiences).filter((id) => id !== "everyone");

/** Whether a category is one of people. */
export function isForPeople(category: string): category is Exclude<Audience, "everyone"> {
  return categoriesOfPeople.some((id) => id === category);
}

/**
 * Whom a product is for: in the categories of people it is the category, elsewhere what was chosen, everyone at first.
 * @param chosen the one that is sent or stored
 */
export function audienceOf({ category, audience }: { category: string; audience?: Audience | undefined }): Audience {
  return isForPeople(category) ? category : (audience ?? "everyone");
}
