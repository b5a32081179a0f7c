/** What is the product's own. All other names, addresses and texts of the shop are settings: see lib/settings. */
export const site = {
  name: "Vastra",
  walletName: "Vastra Wallet",
  description: "Clothes, shoes and accessories, delivered across India.",
  developer: {
    initial: "V",
    text: "I design and run Vastra, from the loom's selvedge to the last line of code.",
    portfolio: { label: "vastra.example/about", href: "https://vastra.example/about" },
  },
  /** The footer's picture, public/icons/ways-to-pay.svg, shows them. */
  waysToPay: ["UPI", "RuPay", "Visa", "Mastercard", "Net banking", "Cash"],
  map: { center: { lat: 21.1458, lng: 79.0882 }, zoom: 4 },
} as const;
