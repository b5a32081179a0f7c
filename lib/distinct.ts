/** A list without those whose id came before: what moves from one page to the next meanwhile is on both. */
export function distinct<One extends { _id: string }>(all: readonly One[]): One[] {
  return [...new Map(all.map((one) => [one._id, one])).values()];
}
