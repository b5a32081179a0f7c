import { cn } from "@/lib/class-names";
import { pictureAddress } from "@/lib/media/picture";

interface AvatarProps {
  /** The URL of the picture; "" shows the initial. */
  avatar: string;
  username: string;
  /** Its size, and the font size of the initial. */
  className: string;
}

export function Avatar({ avatar, username, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn("grid shrink-0 place-items-center overflow-hidden rounded-full bg-neel", className)}
    >
      {avatar ? (
        // biome-ignore lint/performance/noImgElement: Next's optimiser refuses the media host of a running shop
        <img src={pictureAddress(avatar, 180)} alt="" width={180} height={180} className="size-full object-cover" />
      ) : (
        [...username][0]?.toUpperCase()
      )}
    </span>
  );
}
