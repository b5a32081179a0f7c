import { pictureAddress } from "@/lib/media/picture";

/** The pictures of a review, before they can be shown large. */
export function StillPictures({ images, name }: { images: readonly string[]; name: string }) {
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((image, at) => (
        <li key={image}>
          <ReviewPicture image={image} alt={`Picture ${at + 1} of ${images.length} by ${name}`} />
        </li>
      ))}
    </ul>
  );
}

/** A picture of a buyer, small. */
export function ReviewPicture({ image, alt }: { image: string; alt: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: Next's optimiser refuses the media host of a running shop
    <img
      src={pictureAddress(image, 180)}
      alt={alt}
      width={72}
      height={96}
      loading="lazy"
      decoding="async"
      className="aspect-3/4 w-18 rounded-b-tag border border-line bg-cotton object-cover"
    />
  );
}
