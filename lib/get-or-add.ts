interface MapLike<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of a key in a map; made and added where there is none. */
export function getOrAdd<Key, Value>(map: MapLike<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  map.set(key, made);
  return made;
}
