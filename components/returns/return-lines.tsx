import { Thumb } from "@/components/cart/thumb";
import { counted } from "@/lib/counted";
import type { ShownReturn } from "@/lib/return/schema";

type Line = ShownReturn["lines"][number];

/** The pieces of a return, with their reason and the size that is sent instead. */
export function ReturnLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul aria-label="Returned items" className="divide-y divide-line">
      {lines.map((line) => (
        <li key={`${line.lineId} ${line.exchangeSize}`} className="flex gap-3.5 py-3">
          <Thumb image={line.image} className="w-14" />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-medium">{line.title}</p>
            <p className="text-ink-3 text-small">{piecesText(line)}</p>
            <p className="text-small">{line.reason}</p>
            {line.exchangeSize && <p className="text-small">{`In exchange for size ${line.exchangeSizeLabel}`}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function piecesText({ sizeLabel, quantity, received }: Line): string {
  const pieces = counted(quantity, "piece");
  const back = received !== null && received !== quantity ? `, ${received} received` : "";
  return [sizeLabel && `Size ${sizeLabel}`, pieces + back].filter(Boolean).join(" · ");
}
