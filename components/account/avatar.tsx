import { cn } from "@/lib/class-names";
import { pictureAddress } from "@/lib/media/picture";

interface AvatarProps {
  /** The picture's address; "" shows the initial. */
  avatar: string;
  username: string;
  className?: string;
}

export function Avatar({ avatar, username, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "display grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-neel text-h2 md:size-20",
        className,
      )}
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
