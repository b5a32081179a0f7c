import { code128 } from "@/lib/order/code-128";

/** The number that scanners read, as a Code 128 barcode; its words stand beside it. */
export function Barcode({ text }: { text: string }) {
  const quiet = 10;
  const widths = code128(text);
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet;
  const bars = widths.flatMap((width, at) => {
    const x = quiet + widths.slice(0, at).reduce((sum, each) => sum + each, 0);
    return at % 2 === 0 ? [{ x, width }] : [];
  });
  return (
    // A module of 0.4 mm, which hand scanners read from paper.
    <svg
      role="img"
      aria-label={`Barcode of ${text}`}
      viewBox={`0 0 ${total} 40`}
      preserveAspectRatio="none"
      style={{ width: `${total * 0.4}mm`, height: "14mm" }}
      className="max-w-full bg-white"
      shapeRendering="crispEdges"
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={40} fill="black" />
      ))}
    </svg>
  );
}
