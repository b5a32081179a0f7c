/** The keys of an object whose type names all of them; TypeScript itself types them as strings. */
export function keysOf<const T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}

/** Builds an object with these keys and the values that `make` returns for them. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** The subset of an object with these keys; keys with an undefined value are left out. */
export function pick<T extends object, Key extends keyof T>(object: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.filter((key) => object[key] !== undefined).map((key) => [key, object[key]])) as Pick<
    T,
    Key
  >;
}

/** A string as a member of a list, typed; undefined when it is not in the list. */
export function memberOf<Member extends string>(list: readonly Member[], text: string): Member | undefined {
  return list.find((member) => member === text);
}

/** Whether an untrusted value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
