import { type FieldValues, useFormContext, useWatch } from "react-hook-form";
import type { Control } from "./control";

interface StillNeededProps<Values extends FieldValues> {
  controls: readonly Control<string>[];
  /** The names of the controls that the form still waits for. */
  missing: (values: Values) => readonly unknown[];
  /** What is said of a control in place of its label, if anything. */
  wordsFor?: (name: string, values: Values) => string | undefined;
  /** Whether the form opens with a draft. */
  hasDraft: boolean;
}

/** Says what a form's disabled button waits for, once something was typed. */
export function StillNeeded<Values extends FieldValues>(props: StillNeededProps<Values>) {
  const { controls, missing, wordsFor, hasDraft } = props;
  const { control, formState } = useFormContext<Values>();
  const values = useWatch({ control }) as Values;
  const names = formState.isDirty || hasDraft ? missing(values) : [];
  const labels = controls
    .filter(({ name }) => names.includes(name))
    .map(({ name, label }) => wordsFor?.(name, values) ?? label);
  if (labels.length === 0) return null;
  return <p className="basis-full text-ink-2 text-small">{`Still needed: ${labels.join(", ")}.`}</p>;
}
