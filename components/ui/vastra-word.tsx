interface VastraWordProps {
  className: string;
}

/** The word वस्त्र as a drawing, so that no Devanagari font is loaded for it. */
export function VastraWord({ className }: VastraWordProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing needs no other sizes
    <img
      src="/icons/vastra.svg"
      alt="Vastra in Devanagari"
      width="188"
      height="64"
      loading="lazy"
      className={className}
    />
  );
}
