import { Picture } from "@/components/catalog/picture";
import { cn } from "@/lib/class-names";

interface ThumbProps {
  image: string;
  /** The alt text; empty next to a written title. */
  alt?: string;
  /** The width it is shown at, as the `sizes` of an img. */
  sizes?: string;
  /** As of a picture; `eager` for one that is printed. */
  load?: "eager" | "lazy";
  /** Sets its width. */
  className?: string;
}

/** A small product picture that hangs from the line above it. */
export function Thumb({ image, alt = "", sizes = "88px", load, className }: ThumbProps) {
  return (
    <span data-slot="thumb" className={cn("hung-frame shrink-0", className)}>
      <Picture image={image} alt={alt} sizes={sizes} load={load} />
    </span>
  );
}
