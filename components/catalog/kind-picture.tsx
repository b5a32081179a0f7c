import { cn } from "@/lib/class-names";
import { Picture } from "./picture";

interface KindPictureProps {
  /** The picture of a kind or a category; "" for none. */
  image: string;
  /** The width it is shown at, as the `sizes` of an img. */
  sizes: string;
  className?: string;
}

/** The picture of a kind or a category in menus, beside its name; one without a picture keeps its place. */
export function KindPicture({ image, sizes, className }: KindPictureProps) {
  return (
    <span className={cn("hung-frame", className)}>
      {image && <Picture image={image} alt="" sizes={sizes} widths={[180, 280, 400]} />}
    </span>
  );
}
