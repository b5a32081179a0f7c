import { counted } from "@/lib/counted";
import { withoutHsnLink } from "@/lib/dashboard/links";
import { MoreLink } from "./more-link";

/** Says how many products have no code of goods and are taxed as accessories; renders nothing without any. */
export async function HsnNotice({ products }: { products: Promise<number> }) {
  const count = await products;
  if (count === 0) return null;
  return (
    <MoreLink href={withoutHsnLink} isNotice>
      {`${counted(count, "product")} without HSN code, taxed at 18 %`}
    </MoreLink>
  );
}
