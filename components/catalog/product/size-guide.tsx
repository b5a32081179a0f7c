"use client";

import { useId, useState } from "react";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { PrintButton } from "@/components/ui/print-button";
import { PrintHead } from "@/components/ui/print-head";
import { sortSizes } from "@/lib/catalog/lists/current";
import { sizeText } from "@/lib/catalog/options";
import { cellOf, isMeasure, type Unit } from "@/lib/catalog/sizes/size-guide";
import { measures, notes, type SizeTable, type SizeTableId, sizeTables } from "@/lib/catalog/sizes/size-tables";
import { keysOf } from "@/lib/keys";
import { useBuying } from "../purchase/buy-context";
import { letterOf, SizeDrawing } from "./size-drawing";

const units = { cm: "cm", in: "inches" } as const satisfies Record<Unit, string>;

interface SizeGuideProps {
  table: SizeTableId;
  open: boolean;
  onClose: () => void;
}

/** The body that each size of a product is made for, and how to measure it. Only the table is printed. */
export function SizeGuide({ table: id, open, onClose }: SizeGuideProps) {
  const [unit, setUnit] = useState<Unit>("cm");
  const name = useId();
  const table: SizeTable = sizeTables[id];
  const measured = keysOf(table.columns).filter(isMeasure);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="lg" data-prints="alone">
        <DialogHeader title="Size guide" />
        {/* A scrollable area must be reachable by keyboard. */}
        <DialogBody role="group" aria-label="Sizes" tabIndex={0}>
          <PrintHead />
          <fieldset className="mb-4 flex gap-2 print:hidden">
            <legend className="sr-only">Unit</legend>
            {keysOf(units).map((each) => (
              <label key={each} className="filter-button">
                <input
                  type="radio"
                  name={name}
                  checked={unit === each}
                  onChange={() => setUnit(each)}
                  className="check-input"
                />
                <span>{units[each]}</span>
              </label>
            ))}
          </fieldset>
          <Sizes table={table} unit={unit} />
          <p className="mt-2 text-ink-3 text-small">{`Body measurements, not those of the product. Source: ${table.source}.`}</p>
          <section className="mt-7 print:hidden">
            <h3 className="display text-h3">How to measure</h3>
            <div className="mt-3 grid grid-cols-[7.5rem_1fr] gap-5">
              <SizeDrawing measured={measured} />
              <dl className="grid content-center gap-3">
                {measured.map((measure, at) => (
                  <div key={measure}>
                    <dt className="font-semibold">{`${letterOf(at)} ${measures[measure].label}`}</dt>
                    <dd className="text-pretty text-ink-2">{measures[measure].how}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
        </DialogBody>
        <DialogFooter>
          <PrintButton />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Sizes({ table, unit }: { table: SizeTable; unit: Unit }) {
  const { sizes, size } = useBuying();
  const columns = keysOf(table.columns);
  return (
    <table className="w-full">
      <caption className="pb-2 text-left font-semibold">{table.title}</caption>
      <thead className="hung text-left align-bottom text-ink-2 text-small">
        <tr className="*:border-line *:border-b *:px-2 *:py-2 *:font-semibold">
          <th scope="col">Size</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {isMeasure(column) ? `${measures[column].label}, ${units[unit]}` : notes[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortSizes(sizes).map((each) => (
          <tr
            key={each}
            aria-current={each === size || undefined}
            className="*:border-line *:border-b *:px-2 *:py-2.5 aria-[current]:bg-marigold-soft aria-[current]:font-semibold"
          >
            <th scope="row" className="text-left font-semibold">
              {sizeText(each)}
            </th>
            {columns.map((column) => (
              <td key={column} className="figures">
                {cellOf(table, column, each, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
