/** JSON in which single and double quotes have changed places. */
export type Packed<Value> = string & { readonly value?: Value };

const swapped = (text: string) => text.replace(/['"]/g, (quote) => (quote === '"' ? "'" : '"'));

/**
 * Something as a page brings it to the browser: in its scripts each double quote takes two characters, and lists are
 * quotes for a third of their length.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return swapped(JSON.stringify(value));
}

/** What was packed. @throws SyntaxError for anything else */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(swapped(packed));
}
