import { site } from "@/lib/site";

/** Outlines in a square of 24. */
const drawings = {
  phone: "M7.5 2.5h9v19h-9zM10 6h1.5v1.5H10zM12.5 6H14v1.5h-1.5zM10 8.5h1.5V10H10zM12.5 8.5H14V10h-1.5zM11 18.5h2",
  card: "M2.5 5.5h19v13h-19zM2.5 9.5h19M5.5 15h4M15.5 15h3",
  bank: "M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 19.5h18",
  note: "M2.5 6.5h19v11h-19zM9.5 9.5h5M9.5 12h5M10 9.5c4.5 0 4.5 4.5 0 4.5l4 3M5 9.5v5M19 9.5v5",
} satisfies Record<(typeof site.waysToPay)[number]["drawing"], string>;

const tile = { width: 92, height: 56, gap: 6, columns: 3 };
const rows = Math.ceil(site.waysToPay.length / tile.columns);
const across = tile.columns * (tile.width + tile.gap) - tile.gap;
const down = rows * (tile.height + tile.gap) - tile.gap;

/** One picture of the ways to pay: drawings and plain words, no logos of others. */
export function PaymentsImage() {
  return (
    <svg
      role="img"
      aria-label={`Ways to pay: ${site.waysToPay.map(({ name }) => name).join(", ")}`}
      viewBox={`0 0 ${across} ${down}`}
      className="w-full max-w-71 font-semibold text-paper/90"
    >
      {site.waysToPay.map(({ name, drawing }, index) => (
        <g
          key={name}
          transform={`translate(${(index % tile.columns) * (tile.width + tile.gap)} ${Math.floor(index / tile.columns) * (tile.height + tile.gap)})`}
        >
          <rect width={tile.width} height={tile.height} rx="4" className="fill-paper/10" />
          <path
            d={drawings[drawing]}
            transform={`translate(${tile.width / 2 - 12} 6)`}
            className="fill-none stroke-marigold"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
          <text x={tile.width / 2} y="46" textAnchor="middle" fontSize="12" fill="currentColor">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
