import { FileText } from "lucide";
import { Icon } from "@/components/ui/icon";
import { documentPath, documentTraits } from "@/lib/order/documents";
import type { Order } from "@/lib/order/schema";

/** Links to the invoices and credit notes of an order, which open as PDFs; nothing before there is one. */
export function OrderDocuments({ order }: { order: Pick<Order, "_id"> & Partial<Pick<Order, "documents">> }) {
  // An instance of the version before answers without documents.
  const { _id, documents = [] } = order;
  if (documents.length === 0) return null;
  return (
    <ul aria-label="Documents" className="flex flex-wrap gap-x-5 gap-y-2 py-3 print:hidden">
      {documents.map(({ number, kind }) => (
        <li key={number}>
          <a
            href={documentPath(_id, number)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center gap-1.5 text-small underline underline-offset-4"
          >
            <Icon shape={FileText} className="size-4 shrink-0" />
            <span>{`${documentTraits[kind].label} ${number}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
