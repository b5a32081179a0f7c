/** The keys of an object whose type names all of them; TypeScript itself knows them as texts only. */
export function keysOf<const T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}

/** An object with these keys, each with what `make` gives for it. */
export function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** The part of an object with these keys; a key whose value is undefined is left out. */
export function pick<T extends object, Key extends keyof T>(object: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.filter((key) => object[key] !== undefined).map((key) => [key, object[key]])) as Pick<
    T,
    Key
  >;
}

/** A text as the member of a list that it is; undefined when it is none. */
export function memberOf<Member extends string>(list: readonly Member[], text: string): Member | undefined {
  return list.find((member) => member === text);
}

/** Whether a value that came from outside is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
