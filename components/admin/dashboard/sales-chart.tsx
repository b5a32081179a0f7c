import { cn } from "@/lib/class-names";
import { type Bar, tellBars } from "./bars";
import { axisLabel, axisTicks } from "./scale";

interface SalesChartProps {
  bars: Bar[];
  /** How many bars fit on phones, counted from the last. */
  onPhone: number;
  /** Hours are labelled from the first one on, days backwards from the last. */
  by: "hour" | "day";
}

const height = 232;
const left = 48;
const foot = 26;
const top = 8;

/** A bar chart over time with an axis, rendered on the server: it adds no JavaScript to the page. */
export function SalesChart({ bars, onPhone, by }: SalesChartProps) {
  return (
    <>
      <Drawing bars={bars} by={by} width={720} names={5} className="max-md:hidden" />
      <Drawing bars={bars.slice(-onPhone)} by={by} width={358} names={3} className="md:hidden" />
    </>
  );
}

interface DrawingProps extends Pick<SalesChartProps, "bars" | "by"> {
  width: number;
  /** How many of the bars can be labelled. */
  names: number;
  className: string;
}

/** One drawing for each screen size, so that text and lines keep their size. */
function Drawing({ bars, by, width, names, className }: DrawingProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map((bar) => bar.amount)));
  const highest = Math.max(1, ticks.at(-1) ?? 1);
  const place = (amount: number) => top + (height - foot - top) * (1 - amount / highest);
  const step = (width - left) / bars.length;
  const gap = Math.min(6, step * 0.3);
  const every = by === "hour" ? 6 : bars.length > 7 ? Math.ceil(bars.length / names) : 1;
  const isNamed = (bar: number) => (by === "hour" ? bar : bars.length - 1 - bar) % every === 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={tellBars(bars, by)}
      className={cn("w-full", className)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={place(tick)}
            y2={place(tick)}
            className="stroke-line forced-colors:stroke-[GrayText]"
          />
          <text
            x={left - 8}
            y={place(tick) + 4}
            textAnchor="end"
            className="fill-ink-3 text-[12px] forced-colors:fill-[CanvasText]"
          >
            {axisLabel(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => (
        <rect
          key={bar.name}
          x={left + index * step + gap / 2}
          y={place(bar.amount)}
          width={step - gap}
          height={place(0) - place(bar.amount)}
          className={
            bar.isNow ? "fill-marigold forced-colors:fill-[Highlight]" : "fill-indigo forced-colors:fill-[CanvasText]"
          }
        >
          <title>{`${bar.name}: ${axisLabel(bar.amount)}`}</title>
        </rect>
      ))}
      {bars.map(
        (bar, index) =>
          isNamed(index) && (
            <text
              key={bar.name}
              x={left + (index + 0.5) * step}
              y={height - 6}
              textAnchor={index === bars.length - 1 && step < 40 ? "end" : "middle"}
              dx={index === bars.length - 1 && step < 40 ? step / 2 : 0}
              className="fill-ink-3 text-[12px] forced-colors:fill-[CanvasText]"
            >
              {bar.name}
            </text>
          ),
      )}
    </svg>
  );
}
