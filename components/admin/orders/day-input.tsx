import type { ComponentProps } from "react";
import { Input } from "@/components/ui/input";
import { useDebouncedText } from "@/components/ui/use-debounced-text";

/** Days before it have a year that is still being typed, such as 0002. */
const firstDay = "2000-01-01";

/** Set as the maximum, so that browsers accept no year of more than four digits. */
const lastDay = "9999-12-31";

interface DayInputProps extends ComponentProps<"input"> {
  value: string;
  onDay: (day: string) => void;
}

/** A day that filters a list; empty for none. */
export function DayInput({ value, onDay, ...props }: DayInputProps) {
  const [text, setText] = useDebouncedText(value, (day) => (day === "" || day >= firstDay ? day : null), onDay);
  return <Input type="date" max={lastDay} value={text} onChange={(event) => setText(event.target.value)} {...props} />;
}
