import { TriangleAlert } from "lucide";
import { buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { counted, formatCount } from "@/lib/counted";
import type { HoardingAlert as Alarm } from "@/lib/order/admin/alarms";
import { RejectAll } from "./reject-all";

/** How many products the warning names. */
const named = 3;

/** Warns when new accounts hold many pieces without having paid; renders nothing if there are none. */
export async function HoardingAlert({ alarm }: { alarm: Promise<Alarm | null> }) {
  const found = await alarm;
  if (!found) return null;
  const { orders, accounts, products, orderIds } = found;
  const others = products.length - named;
  return (
    <section
      aria-labelledby="hoarding-alert"
      className="mb-6 flex gap-3 rounded-b-hung border-error-ink border-t-2 bg-error-soft p-4"
    >
      <Icon shape={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-error-ink" />
      <div className="min-w-0 flex-1">
        <h2 id="hoarding-alert" className="font-semibold">
          New accounts hold many unpaid pieces
        </h2>
        <p className="mt-1 text-pretty">
          {`${counted(orders, "unpaid order")} of ${counted(accounts, "account that is", "accounts that are")} less than a day old ${orders === 1 ? "holds" : "hold"} more than a tenth of the pieces of ${counted(products.length, "product")}:`}
        </p>
        <ul className="mt-1 list-disc pl-4">
          {products.slice(0, named).map(({ id, title, pieces, of }) => (
            <li key={id}>{`${title}, ${formatCount(pieces)} of ${counted(of, "piece")}`}</li>
          ))}
          {others > 0 && <li>{counted(others, "other product")}</li>}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <PageLink
            className={buttonClasses({ variant: "outline", size: "sm" })}
            href="/admin/orders?group=new-accounts"
          >
            Show these orders
          </PageLink>
          <RejectAll orderIds={orderIds} />
        </div>
      </div>
    </section>
  );
}
