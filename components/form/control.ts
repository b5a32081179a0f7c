import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";

/** How one field of a form is described. */
export interface Control<Name extends string = string> {
  name: Name;
  label: string;
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
  /** Anything but "select" and "textarea" is an input. */
  componentType?: string;
  /** Of a select. One with an empty id is rejected: it could not be told from no choice. */
  options?: readonly { id: string; label: string }[];
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "numeric" | "decimal" | "tel" | "email";
  /** Of the whole field, for its place in the form's grid. */
  className?: string;
  /** What stands in the place of the whole field, for values that no control can show; it reaches them by useFormContext. */
  element?: ReactNode;
}

/** The options that can be chosen. */
export function choosable(options: Control["options"] = []) {
  return options.filter((option) => option.id !== "");
}
