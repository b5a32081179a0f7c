import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

interface FilterSelectProps extends Pick<ComponentProps<typeof Select>, "options"> {
  label: string;
  /** The text of the choice that filters nothing, "". */
  all?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A filter of a list by one of several values. */
export function FilterSelect({ label, all = "All", options, value, onChange }: FilterSelectProps) {
  return (
    <Field label={label}>
      <Select options={options} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
      </Select>
    </Field>
  );
}
