import { cn } from "@/lib/class-names";

interface ThumbProps {
  image: string;
  /** Empty beside a written title. */
  alt?: string;
  className?: string;
}

/** A small product picture that hangs from the line above it; the width comes with `className`. */
export function Thumb({ image, alt = "", className }: ThumbProps) {
  return (
    <span data-slot="thumb" className={cn("hung-shape block aspect-3/4 shrink-0 overflow-hidden bg-cotton", className)}>
      {/* biome-ignore lint/performance/noImgElement: Next's optimiser refuses the media host of a running shop */}
      <img src={image} alt={alt} width={180} height={240} loading="lazy" className="size-full object-cover" />
    </span>
  );
}
