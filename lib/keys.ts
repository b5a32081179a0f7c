/** The keys of an object whose type names all of them; TypeScript itself types them as strings. */
export function keysOf<const T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}

/** Builds an object with these keys and the values that `make` returns for them. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const made = {} as Record<Key, Value>;
  for (const key of keys) made[key] = make(key);
  return made;
}

/** The subset of an object with these keys; keys with an undefined value are left out. */
export function pick<T extends object, Key extends keyof T>(object: T, keys: readonly Key[]): Pick<T, Key> {
  const picked = {} as Pick<T, Key>;
  for (const key of keys) if (object[key] !== undefined) picked[key] = object[key];
  return picked;
}

/** A string as a member of a list, typed; undefined when it is not in the list. */
export function memberOf<Member extends string>(list: readonly Member[], text: string): Member | undefined {
  return list.find((member) => member === text);
}

/** Whether an untrusted value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
