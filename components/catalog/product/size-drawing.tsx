import type { Measure } from "@/lib/catalog/sizes/size-tables";

/** Where a tape lies on the drawing, and where its letter stands. */
const tapes: Record<Measure, { path: string; at: readonly [number, number] }> = {
  chest: { path: "M30 55Q60 65 90 55", at: [106, 55] },
  bust: { path: "M30 55Q60 65 90 55", at: [106, 55] },
  waist: { path: "M38 84Q60 91 82 84", at: [106, 84] },
  hip: { path: "M28 114Q60 124 92 114", at: [106, 114] },
  height: { path: "M24 22V142M18 22H30M18 142H30", at: [24, 82] },
  foot: { path: "M100 20V136M94 20H106M94 136H106", at: [100, 78] },
};

/** What is measured: a tailor's dummy on its thread, a child at a wall, a foot. */
function Shape({ measured }: { measured: readonly Measure[] }) {
  if (measured.includes("foot")) {
    return (
      <>
        <path d="M20 136H110" className="stroke-2 stroke-ink" />
        <path d="M60 135C46 135 42 124 43 110C44 96 33 82 32 64C31 50 40 42 54 41C70 40 84 46 84 60C84 78 77 92 78 110C79 124 74 135 60 135Z" />
        <ellipse cx="42" cy="29" rx="9" ry="10" />
        <ellipse cx="57" cy="27" rx="6" ry="7" />
        <ellipse cx="69" cy="31" rx="5.5" ry="6.5" />
        <ellipse cx="79" cy="37" rx="5" ry="6" />
        <ellipse cx="87" cy="45" rx="4.5" ry="5.5" />
      </>
    );
  }
  if (measured.includes("height")) {
    return (
      <>
        <path d="M10 142H110" className="stroke-2 stroke-ink" />
        <path d="M57 106V142H65V112H71V142H79V106Z" />
        <path d="M56 55H80L98 84L90 90L82 78V110H54V78L46 90L38 84Z" />
        <circle cx="68" cy="38" r="15" />
      </>
    );
  }
  return (
    <>
      <path d="M10 2H110M60 2V14" className="stroke-2 stroke-ink" />
      <path d="M52 14H68C68 25 73 27 82 30C92 33 96 37 96 44C96 53 90 57 89 64C88 74 82 77 82 85C82 95 91 101 92 114L90 132Q60 140 30 132L28 114C29 101 38 95 38 85C38 77 32 74 31 64C30 57 24 53 24 44C24 37 28 33 38 30C47 27 52 25 52 14Z" />
    </>
  );
}

/** What marks a measure in the drawing and in the words beside it: A, B, C. */
export function letterOf(at: number): string {
  return "ABC".charAt(at);
}

/** The drawing beside the words on how to measure, with a letter for each measure. */
export function SizeDrawing({ measured }: { measured: readonly Measure[] }) {
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" className="w-full fill-cotton stroke-ink" strokeWidth="1.5">
      <Shape measured={measured} />
      {measured.map((measure, at) => {
        const { path, at: place } = tapes[measure];
        const [x, y] = place;
        return (
          <g key={measure}>
            <path d={path} fill="none" className="stroke-3 stroke-marigold" />
            <circle cx={x} cy={y} r="9" className="fill-ink stroke-none" />
            <text x={x} y={y + 4} textAnchor="middle" className="fill-paper stroke-none font-semibold text-tiny">
              {letterOf(at)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
