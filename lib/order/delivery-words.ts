/** Where something is delivered, as screens and mails say it: "Delivery to 560038 (Bengaluru)". @param city "" if unknown */
export function deliveryTo({ pincode, city }: { pincode: string; city: string }): string {
  return `Delivery to ${pincode}${city && ` (${city})`}`;
}
