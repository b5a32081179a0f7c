import { useId } from "react";
import { cn } from "@/lib/class-names";

const all = [1, 2, 3, 4, 5];

interface RatingFieldProps {
  /** 0 as long as none is chosen. */
  rating: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
}

/** One to five stars, as radio buttons in a row: chosen by press or arrow key. */
export function RatingField({ rating, onChange, error }: RatingFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="font-semibold">Your rating</legend>
      <div className="-ml-2 flex">
        {all.map((each) => (
          <label
            key={each}
            className="relative grid size-12 cursor-pointer place-items-center rounded-control outline-rust has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={`${id}-rating`}
              aria-label={`${each} of 5`}
              checked={each === rating}
              onChange={() => onChange(each)}
              className="check-input"
            />
            <span
              aria-hidden="true"
              className={cn("text-h1 leading-none", each <= rating ? "text-rust" : "text-line-strong")}
            >
              {each <= rating ? "★" : "☆"}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} aria-live="polite" className="text-error-ink text-small empty:hidden">
        {error && <span>{error}</span>}
      </p>
    </fieldset>
  );
}
