import { keysOf, pick } from "@/lib/keys";

/** The fields of a form that say something else than before: what another tab or device has saved of the others stays. */
export function changedFields<Values extends object>(values: Values, before: Record<string, unknown>) {
  return pick(
    values,
    keysOf(values).filter((name) => values[name] !== before[String(name)]),
  );
}
