import Image from "next/image";
import { cn } from "@/lib/class-names";

const pictures = [
  "kurta-indigo-blockprint",
  "jeans-midblue",
  "lehenga-rani-buti",
  "denimjacket-mid",
  "sweater-rust-cable",
  "saree-peacock-zari",
  "dress-offwhite-floral",
  "bomber-olive",
  "kidsset-lemon-bottle",
  "polo-bottle-pique",
  "tee-marigold-plain",
  "shirt-madras-check",
  "skirt-madder-bandhani",
  "hoodie-grey-heather",
  "kidsdress-coral-gingham",
  "kurta-offwhite-linen",
  "saree-wine-buti-zari",
  "tee-offwhite-breton",
  "handbag-cognac",
  "sneaker-white-bottle",
  "chinos-khaki",
];

const dyes = ["bg-kesar", "bg-neel", "bg-gulab", "bg-leaf", "bg-turmeric"];
const tiles = Array.from({ length: 28 }, (_, place) => ({
  place,
  picture: pictures[place % pictures.length],
  dye: dyes[place % dyes.length],
}));

/** The blurred wall behind the auth card. Small images are enough, since nothing is shown sharp. */
export function PictureWall() {
  return (
    <div
      aria-hidden="true"
      className="absolute -inset-10 grid grid-cols-3 content-start gap-3 overflow-hidden blur-md md:grid-cols-5 lg:grid-cols-7"
    >
      {tiles.map(({ place, picture, dye }) => (
        <div key={place} className={cn("aspect-3/4 overflow-hidden", dye)}>
          <Image
            src={`/pictures/${picture}.webp`}
            alt=""
            width={64}
            height={85}
            className="size-full object-cover mix-blend-multiply"
          />
        </div>
      ))}
    </div>
  );
}
