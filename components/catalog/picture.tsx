import { cn } from "@/lib/class-names";
import { pictureSources } from "@/lib/media/picture";

/** A picture that does not come leaves the empty frame, not the browser's sign of it; the words stay for who listens. */
const missingLook = "relative after:absolute after:inset-0 after:bg-cotton after:content-['']";

interface PictureProps {
  image: string;
  /** The title; empty beside a written one. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an img. */
  sizes: string;
  /** In sight at once: `first` for the most important ones, `eager` for the rest of the first row. */
  load?: "first" | "eager" | "lazy";
  className?: string;
}

/** A picture of the catalogue in the width that the screen needs; its frame gives it its place. */
export function Picture({ image, alt, sizes, load = "lazy", className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: Next's optimiser refuses the media host of a running shop
    <img
      {...pictureSources(image)}
      alt={alt}
      sizes={sizes}
      width={900}
      height={1200}
      loading={load === "lazy" ? "lazy" : "eager"}
      fetchPriority={load === "first" ? "high" : undefined}
      decoding="async"
      className={cn("size-full object-cover", missingLook, className)}
    />
  );
}
