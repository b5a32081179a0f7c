/** Objects with the same fields, each field's name once: a page repeats them for each of its products otherwise. */
export interface Rows {
  fields: readonly string[];
  rows: readonly (readonly unknown[])[];
}

/** The rows of some objects; the fields are those that any of them has. */
export function toRows(objects: readonly object[]): Rows {
  const fields = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const valuesOf = (one: object) => fields.map((field) => (one as Record<string, unknown>)[field] ?? null);
  return { fields, rows: objects.map(valuesOf) };
}

/** The objects of rows; a field without a value is left out. */
export function fromRows<One extends object>({ fields, rows }: Rows): One[] {
  return rows.map((row) => {
    const pairs = fields.map((field, at) => [field, row[at]] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== null)) as One;
  });
}
