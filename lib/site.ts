/** The details of the shop. Every name, address, number and link of the shop on screen comes from here. */
export const site = {
  name: "Vastra",
  walletName: "Vastra Wallet",
  description: "Clothes, shoes and accessories from brands you know, delivered across India within 5 days.",
  about:
    "Vastra is Sanskrit for cloth. We sell clothes, shoes and accessories from brands you know, at prices that include all taxes. Delivery and platform fees are shown upfront.",
  legalName: "Vastra Retail Private Limited",
  address: "12 Mall Road, Kanpur 208001, Uttar Pradesh",
  care: { phone: "+91 98765 43210", email: "care@vastra.example", hours: "10 am to 7 pm, Monday to Saturday" },
  grievanceOfficer: { name: "Anjali Srivastava", phone: "+91 98765 43211", email: "grievance@vastra.example" },
  returns: "Return or exchange within 7 days of delivery, unworn and with its tags.",
  developer: {
    initial: "V",
    text: "I design and run Vastra, from the loom's selvedge to the last line of code.",
    portfolio: { label: "vastra.example/about", href: "https://vastra.example/about" },
  },
  social: [
    { label: "Instagram", href: "https://vastra.example/instagram" },
    { label: "LinkedIn", href: "https://vastra.example/linkedin" },
    { label: "GitHub", href: "https://vastra.example/github" },
  ],
  /** The footer's picture, public/icons/ways-to-pay.svg, shows them. */
  waysToPay: ["UPI", "RuPay", "Visa", "Mastercard", "Net banking", "Cash"],
  map: { center: { lat: 21.1458, lng: 79.0882 }, zoom: 4 },
  stores: [
    { name: "Jalandhar", state: "Punjab", lat: 31.326, lng: 75.5762 },
    { name: "Delhi", state: "National Capital Territory", lat: 28.6139, lng: 77.209 },
    { name: "Mumbai", state: "Maharashtra", lat: 19.076, lng: 72.8777 },
    { name: "Bangalore", state: "Karnataka", lat: 12.9716, lng: 77.5946 },
    { name: "Hyderabad", state: "Telangana", lat: 17.385, lng: 78.4867 },
    { name: "Kanpur", state: "Uttar Pradesh", lat: 26.4499, lng: 80.3319 },
  ],
} as const;

/** The target of a number for `tel:`, without spaces. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
