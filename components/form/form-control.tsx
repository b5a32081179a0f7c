import type { AriaAttributes } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { type Control, choosable } from "./control";
import { PasswordInput } from "./password-input";

/** The props from the form's register, and those that Field adds for screen readers. */
interface FormControlProps extends UseFormRegisterReturn, Pick<AriaAttributes, "aria-invalid" | "aria-describedby"> {
  control: Control;
  id?: string;
}

/** Renders the element that a control describes. */
export function FormControl({ control, ...props }: FormControlProps) {
  const { placeholder, type, autoComplete, inputMode, optional } = control;
  if (control.componentType === "select") {
    return (
      <Select options={choosable(control.options)} {...props}>
        <option value="" disabled={!optional}>
          {placeholder ?? `Select ${control.label.toLowerCase()}`}
        </option>
      </Select>
    );
  }
  if (control.componentType === "textarea") {
    return <Textarea placeholder={placeholder} {...props} />;
  }
  if (type === "password") return <PasswordInput placeholder={placeholder} autoComplete={autoComplete} {...props} />;
  return <Input placeholder={placeholder} type={type} autoComplete={autoComplete} inputMode={inputMode} {...props} />;
}
