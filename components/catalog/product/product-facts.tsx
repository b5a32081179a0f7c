import type { ShownFact } from "@/lib/catalog/product-facts";

/** What is known of a product, in two columns: what it is of, how it fits, how to wash it. */
export function ProductFacts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section className="mb-7 max-w-[36rem]">
      <h2 className="mb-2 font-semibold">Product details</h2>
      <dl className="grid grid-cols-2 gap-x-4">
        {facts.map(({ id, label, value }) => (
          <div key={id} className="wrap-anywhere border-line border-t py-2">
            <dt className="text-ink-3 text-small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
