/** Words that stay small within a name. */
const small = new Set(["and"]);

/** "JAMMU AND KASHMIR" -> "Jammu and Kashmir" */
function written(name: string): string {
  return name
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

const states: Record<string, string> = {
  "THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU": "Dadra and Nagar Haveli and Daman and Diu",
};

/** A state as people write it. */
export function stateName(name: string): string {
  return states[name] ?? written(name);
}
