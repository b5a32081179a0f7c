import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * State that begins with what the browser has stored, which the server that makes the HTML does not know.
 * @param read gives what is stored: text, a number, a boolean or null
 * @param initial in the HTML, and until it is hydrated
 */
export function useStored<Value extends string | number | boolean | null>(
  read: () => Value,
  initial: Value,
): [Value, (value: Value) => void] {
  const stored = useSyncExternalStore(never, read, () => initial);
  const [own, setOwn] = useState<{ value: Value } | null>(null);
  return [own ? own.value : stored, (value) => setOwn({ value })];
}
