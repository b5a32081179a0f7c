/** The keys of an object whose type names all of them; TypeScript itself knows them as texts only. */
export function keysOf<const T extends object>(object: T): (keyof T)[] {
  return Object.keys(object) as (keyof T)[];
}
