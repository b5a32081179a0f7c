import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";

/** Describes one field of a form. */
export interface Control<Name extends string = string> {
  name: Name;
  label: string;
  placeholder?: string;
  type?: HTMLInputTypeAttribute;
  /** Any value except "select" and "textarea" renders an input. */
  componentType?: string;
  /** The options of a select. An empty id is rejected: it could not be distinguished from no selection. */
  options?: readonly { id: string; label: string }[];
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "numeric" | "decimal" | "tel" | "email";
  /** Classes of the whole field, for its place in the form's grid. */
  className?: string;
  /** Replaces the whole field, for values that no control can show; it accesses them with useFormContext. */
  element?: ReactNode;
}

/** The options that can be selected. */
export function choosable(options: Control["options"] = []) {
  return options.filter((option) => option.id !== "");
}
