import { PageLink } from "@/components/ui/page-link";
import type { ListId } from "@/lib/catalog/lists/schema";
import { counted, formatCount } from "@/lib/counted";

/** The filter of the products page that finds what uses an entry. */
const filters: Record<ListId, string> = {
  categories: "category",
  kinds: "kind",
  brands: "brand",
  sizeSets: "sizeSet",
  facts: "fact",
};

interface UsageLinkProps {
  list: ListId;
  entry: { id: string; label: string; products: number; deleted: number };
}

/** How many products use an entry, as links to them. */
export function UsageLink({ list, entry: { id, label, products, deleted } }: UsageLinkProps) {
  const query = new URLSearchParams({ [filters[list]]: id });
  const link = "tap underline-offset-4 hover:text-rust hover:underline";
  return (
    <span className="flex flex-wrap gap-x-3 text-ink-2 text-small">
      {products > 0 ? (
        <PageLink href={`/admin/products?${query}`} className={link}>
          <span>{counted(products, "product")}</span>
          <span className="sr-only">{` of ${label}`}</span>
        </PageLink>
      ) : (
        <span className="text-ink-3">No products</span>
      )}
      {deleted > 0 && (
        <PageLink href={`/admin/products?${query}&deleted=true`} className={`${link} text-ink-3`}>
          <span>{`${formatCount(deleted)} deleted`}</span>
          <span className="sr-only">{` of ${label}`}</span>
        </PageLink>
      )}
    </span>
  );
}
