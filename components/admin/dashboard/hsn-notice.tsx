import { PageLink } from "@/components/ui/page-link";
import { counted } from "@/lib/counted";
import { withoutHsnLink } from "@/lib/dashboard/links";

/** Says how many products have no code of goods and are taxed as accessories; renders nothing without any. */
export async function HsnNotice({ products }: { products: Promise<number> }) {
  const count = await products;
  if (count === 0) return null;
  return (
    <PageLink
      href={withoutHsnLink}
      className="tap font-semibold text-error-ink text-small underline underline-offset-4"
    >
      {`${counted(count, "product")} without HSN code, taxed at 18 %`}
    </PageLink>
  );
}
