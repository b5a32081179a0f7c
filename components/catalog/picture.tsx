import { cn } from "@/lib/class-names";
import { pictureSources } from "@/lib/media/picture";

/** If the picture fails to load, the frame stays empty, without the browser's icon; the alt text remains accessible. */
const missingLook = "relative after:absolute after:inset-0 after:bg-cotton after:content-['']";

interface PictureProps {
  image: string;
  /** The alt text: the title; empty next to a written one. */
  alt: string;
  /** The width it is shown at, as the `sizes` of an img. */
  sizes: string;
  /** Visible without scrolling: `first` for the most important ones, `eager` for the rest of the first row. */
  load?: "first" | "eager" | "lazy";
  className?: string;
}

/** A picture of the catalogue at the width the screen needs; its frame sets its size and position. */
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
