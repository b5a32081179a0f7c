"use client";

import type { FitTable } from "@/lib/catalog/sizes/fit-table";

/** The body that each size of a product is made for, in cm; how it is measured is in the size guide. */
export function SizeAndFit({ fit: { columns, rows } }: { fit: FitTable }) {
  return (
    <section className="mt-9">
      <h2 className="display mb-3 text-h3">Size and fit</h2>
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
