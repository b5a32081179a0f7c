import { type Audience, audiences } from "./options";

/**
 * Whom a product is for: in the categories of people it is the category, elsewhere what was chosen, everyone at first.
 * @param chosen the one that is sent or stored
 */
export function audienceOf({ category, audience }: { category: string; audience?: Audience | undefined }): Audience {
  const people = audiences.find(({ id }) => id === category && id !== "everyone");
  return people?.id ?? audience ?? "everyone";
}
