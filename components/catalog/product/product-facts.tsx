"use client";

import type { ShownFact } from "@/lib/catalog/product-facts";

/** What is known of a product, in two columns: what it is of, how it fits, how to wash it, who sells it. */
export function ProductFacts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="display mb-3 text-h3">Product details</h2>
      <dl className="fact-list">
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
