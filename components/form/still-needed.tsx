import { useFormContext, useWatch } from "react-hook-form";
import type * as z from "zod";
import type { Control } from "./control";

interface StillNeededProps {
  schema: z.ZodType;
  controls: readonly Control<string>[];
}

/** Says what a form's disabled button waits for, once something was typed. */
export function StillNeeded({ schema, controls }: StillNeededProps) {
  const { control, formState } = useFormContext();
  const values = useWatch({ control });
  const issues = formState.isDirty ? (schema.safeParse(values).error?.issues ?? []) : [];
  const labels = controls.filter(({ name }) => issues.some(({ path }) => path[0] === name)).map(({ label }) => label);
  if (labels.length === 0) return null;
  return <p className="basis-full text-ink-2 text-small">{`Still needed: ${labels.join(", ")}.`}</p>;
}
