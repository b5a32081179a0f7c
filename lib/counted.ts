/** A number in Indian digits: "1,20,000". */
export function formatCount(count: number): string {
  return count.toLocaleString("en-IN");
}

/** A number of things in words: "1 product", "1,200 products". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
