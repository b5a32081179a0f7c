"use client";

import type { FitTable } from "@/lib/catalog/sizes/fit-table";
import { SizeGuideButton } from "./size-guide-button";

/** The body that each size of a product is made for, in cm; how it is measured is in the size guide. */
export function SizeAndFit({ fit: { id, columns, rows } }: { fit: FitTable }) {
  return (
    <section className="mt-9">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 className="display text-h3">Size and fit</h2>
        <SizeGuideButton table={id} />
      </div>
      <p className="mb-2 text-ink-2">Measurements of the body, not of the product.</p>
      <table className="fit-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...cells]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
