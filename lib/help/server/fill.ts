import { formatRupees } from "@/lib/money";
import type { Settings } from "@/lib/settings/schema";
import { daysText, feeText, telephone } from "@/lib/settings/texts";

/** A text of the settings in which Markdown sees no marks of its own. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, (mark) => `\\${mark}`);

/** How to reach somebody, as Markdown with links. */
function reach({ name, phone, email, hours }: Settings["care"]): string {
  const links = [`[${plain(email)}](mailto:${email})`, `[${plain(phone)}](${telephone(phone)})`];
  return [name && plain(name), ...links, hours && plain(hours)].filter(Boolean).join(", ");
}

/**
 * Puts the settings in the place of their names in a text: `{shippingFee}` -> "₹120.00", `{returnDays} days` -> "7 days".
 * Other names stay as they were typed. While there is no order with free shipping, lines with `{freeShippingFrom}` are left
 * out.
 */
export function fillText(text: string, settings: Settings): string {
  const { fees, deliveryDays, returnDays, cashLimit, officer, care, shop } = settings;
  const { freeShippingFrom } = fees;
  const values: Partial<Record<string, string>> = {
    platformFee: feeText(fees.platform),
    shippingFee: feeText(fees.shipping),
    freeShippingFrom: freeShippingFrom === null ? "" : formatRupees(freeShippingFrom),
    deliveryDays: String(deliveryDays),
    returnDays: String(returnDays),
    cashLimit: formatRupees(cashLimit),
    officer: reach(officer),
    care: reach(care),
    legalName: plain(shop.legalName),
  };
  const days: Partial<Record<string, number>> = { deliveryDays, returnDays };
  return text
    .split("\n")
    .filter((line) => freeShippingFrom !== null || !line.includes("{freeShippingFrom}"))
    .join("\n")
    .replace(/\{(deliveryDays|returnDays)\} days\b/g, (_, name: string) => daysText(days[name] ?? 0))
    .replace(/\{(\w+)\}/g, (typed, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? typed) : typed));
}
