import { type Audience, audiences } from "./options";

/** Whether a category is one of people, and so says itself whom its products are for. */
export function isForPeople(category: string): category is Exclude<Audience, "everyone"> {
  return category !== "everyone" && audiences.some(({ id }) => id === category);
}

/**
 * Whom a product is for: in the categories of people it is the category, elsewhere what was chosen, everyone at first.
 * @param chosen the one that is sent or stored
 */
export function audienceOf({ category, audience }: { category: string; audience?: Audience | undefined }): Audience {
  return isForPeople(category) ? category : (audience ?? "everyone");
}
