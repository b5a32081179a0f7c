import { formatCount } from "@/lib/counted";

/** How many names are shown. */
const shown = 5;

interface UnusedPicturesProps {
  pictures: ReadonlyMap<string, File>;
  used: ReadonlySet<File>;
}

/** The chosen pictures that no row names, usually because their name differs from the one in the file. */
export function UnusedPictures({ pictures, used }: UnusedPicturesProps) {
  const unused = [...pictures.values()].filter((file) => !used.has(file));
  if (unused.length === 0) return null;
  const more = unused.length - shown;
  return (
    <p className="mt-3 wrap-anywhere text-ink-2 text-small">
      No row names{" "}
      <span className="font-medium text-ink">
        {unused
          .slice(0, shown)
          .map(({ name }) => name)
          .join(", ")}
      </span>
      <span>{`${more > 0 ? ` and ${formatCount(more)} more` : ""}. Compare with the image column of the file.`}</span>
    </p>
  );
}
