import { chipClasses } from "../products/size-field";

interface ChoicesFieldProps {
  label: string;
  hint?: string;
  options: readonly { id: string; label: string; hidden: boolean }[];
  chosen: readonly string[];
  reason?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Any number of entries of another list, as chips; a hidden one only where it is chosen. */
export function ChoicesField({ label, hint, options, chosen, reason, onChange }: ChoicesFieldProps) {
  const offered = options.filter(({ id, hidden }) => !hidden || chosen.includes(id));
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-small">{label}</legend>
      {hint && <p className="mb-2 text-ink-3 text-small">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {offered.map(({ id, label: name }) => (
          <label key={id} className={chipClasses}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {reason && (
        <p role="alert" className="mt-1.5 text-error-ink text-small">
          {reason}
        </p>
      )}
    </fieldset>
  );
}
