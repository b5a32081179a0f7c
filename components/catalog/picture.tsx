import { cn } from "@/lib/class-names";
import { type PictureWidth, pictureSources, pictureWidths } from "@/lib/media/picture";

interface PictureProps {
  image: string;
  /** The alt text: the title; empty next to a written one. */
  alt: string;
  /** The width it is shown at, as the `sizes` of an img. */
  sizes: string;
  /** The widths to choose from. */
  widths?: readonly PictureWidth[];
  /** Visible without scrolling: `first` for the most important ones, `eager` for the rest of the first row. */
  load?: "first" | "eager" | "lazy";
  className?: string;
}

/** A picture of the catalogue at the width the screen needs; its frame sets its size and position. */
export function Picture({ image, alt, sizes, widths = pictureWidths, load = "lazy", className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: Next's optimiser refuses the media host of a running shop
    <img
      {...pictureSources(image, widths)}
      alt={alt}
      sizes={sizes}
      width={900}
      height={1200}
      loading={load === "lazy" ? "lazy" : "eager"}
      fetchPriority={load === "first" ? "high" : undefined}
      className={cn("picture", className)}
    />
  );
}
