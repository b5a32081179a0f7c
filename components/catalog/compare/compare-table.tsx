import { buttonClasses } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { comparedRows, sizesText } from "@/lib/catalog/compare/rows";
import { brandLabel } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { Picture } from "../picture";
import { ProductLink } from "../product-link";
import { CompareDelivery } from "./compare-delivery";
import { RemoveLink } from "./remove-link";

interface CompareTableProps {
  products: readonly Product[];
  /** Paise: what an order of the dearest one would come to. */
  total: number;
}

/** Products side by side: a column for each, a row for each thing that is said of them. */
export function CompareTable({ products, total }: CompareTableProps) {
  const idsBut = (id: string) => products.map(({ _id }) => _id).filter((other) => other !== id);
  const link = ({ _id: id, title, image }: Product) => ({ id, title, image });
  return (
    <section aria-label="Comparison" className="compare-frame">
      <table className="compare-table">
        <caption className="sr-only">{`${products.length} products side by side`}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product._id} scope="col">
                <ProductLink product={link(product)} className="wrap-anywhere block hover:text-rust">
                  <span className="card-frame relative md:max-w-56">
                    <Picture image={product.image} alt="" sizes="(width >= 48rem) 224px, 40vw" load="eager" />
                  </span>
                  <span className="mt-2 block font-normal text-ink-3 text-small">{brandLabel(product.brand)}</span>
                  <span>{product.title}</span>
                </ProductLink>
                <div className="mt-1 font-normal">
                  <RemoveLink id={product._id} title={product.title} others={idsBut(product._id)} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {products.map(({ _id, price, saleprice }) => (
              <td key={_id}>
                <Price price={price} saleprice={saleprice} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Sizes in stock</th>
            {products.map((product) => (
              <td key={product._id}>{sizesText(product)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Delivery</th>
            <td colSpan={products.length}>
              <CompareDelivery total={total} />
            </td>
          </tr>
          {comparedRows(products).map(({ id, label, values }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {products.map(({ _id }, at) => (
                <td key={_id}>{values[at] || "Not given"}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Buy</th>
            {products.map((product) => (
              <td key={product._id}>
                <ProductLink
                  product={link(product)}
                  aria-label={`See and buy ${product.title}`}
                  className={buttonClasses({ variant: "outline", size: "sm", className: "whitespace-normal" })}
                >
                  See and buy
                </ProductLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
