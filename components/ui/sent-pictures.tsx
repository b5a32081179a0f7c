/** The pictures that a shopper has sent with a return or a grievance; each opens in a tab of its own. */
export function SentPictures({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <ul aria-label="Pictures" className="flex flex-wrap gap-2 border-line border-t py-3">
      {images.map((image, index) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer" className="tap block">
            {/* biome-ignore lint/performance/noImgElement: seen by few people once; nothing to gain from other sizes */}
            <img src={image} alt={`${index + 1} of ${images.length}`} loading="lazy" className="size-20 object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
