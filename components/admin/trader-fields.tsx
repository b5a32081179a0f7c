import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface TraderFieldsProps {
  /** "Maker". */
  label: string;
  hint?: string | undefined;
  /** Name and address, a line each; "" for the default. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Name and address of who made or imported goods; both empty for the default. */
export function TraderFields({ label, hint, value, error, onChange }: TraderFieldsProps) {
  const [name = "", ...rest] = value.split("\n");
  const address = rest.join(" ");
  const change = (next: { name: string; address: string }) =>
    onChange(next.name || next.address ? `${next.name}\n${next.address}` : "");
  return (
    <div className="grid gap-3 @min-[30rem]:grid-cols-2">
      <Field label={label} optional hint={hint} error={error}>
        <Input value={name} maxLength={100} onChange={(event) => change({ name: event.target.value, address })} />
      </Field>
      <Field label={`Address of the ${label.toLowerCase()}`} optional>
        <Input value={address} maxLength={200} onChange={(event) => change({ name, address: event.target.value })} />
      </Field>
    </div>
  );
}
