import { HelpLink } from "@/components/help/help-link";
import { shortNumber } from "@/lib/order/short-number";
import { useShopWords } from "@/lib/settings/shop-words";
import { telephone } from "@/lib/settings/texts";

const linkClasses = "tap underline underline-offset-4 hover:text-rust";

/** How to reach customer care about an order, with its number in the subject. */
export function OrderHelp({ orderId }: { orderId: string }) {
  const { email, phone, hours } = useShopWords().care;
  const subject = encodeURIComponent(`Order ${shortNumber(orderId)}`);
  return (
    <section className="print:hidden mt-2 border-line border-t pt-4">
      <h3 className="font-semibold">Need help with this order?</h3>
      <p className="mt-1 flex flex-wrap gap-x-6 gap-y-5 py-2 text-ink-2">
        <a href={`mailto:${email}?subject=${subject}`} className={linkClasses}>
          {email}
        </a>
        <a href={telephone(phone)} className={linkClasses}>
          {phone}
        </a>
      </p>
      <p className="text-ink-2 text-small">{hours}</p>
      <p className="mt-2 text-ink-2">
        <HelpLink slug="returns">Returns and exchange</HelpLink>
      </p>
    </section>
  );
}
