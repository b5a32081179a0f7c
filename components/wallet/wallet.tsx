import { Ban, BanknoteX, CreditCard, Gift, Hourglass, Wallet as WalletIcon } from "lucide";
import { Icon } from "@/components/ui/icon";
import { formatRupees } from "@/lib/money";
import { site } from "@/lib/site";

/** The balance shown to everybody for now (specification, section 2), in rupees. */
const balance = 1;

const rules = [
  { icon: Ban, text: "A credit cannot be cancelled or transferred." },
  { icon: BanknoteX, text: "It cannot be withdrawn as cash." },
  { icon: Gift, text: "It cannot buy gift cards." },
  {
    icon: CreditCard,
    text: "Top-ups accept only Indian-issued net-banking and debit or credit cards.",
  },
  { icon: Hourglass, text: "Credits expire." },
];

/** A dark blue card with the balance, and the rules beside it. */
export function Wallet() {
  return (
    <main className="page pt-6 md:pt-12">
      <div className="grid gap-8 md:grid-cols-[minmax(0,26rem)_1fr] md:gap-12 lg:gap-20">
        <section className="self-start rounded-b-panel border-marigold border-t-4 bg-indigo px-6 py-7 text-paper md:px-8 md:py-9">
          <div className="flex items-center gap-3">
            <Icon shape={WalletIcon} className="size-6 stroke-[1.5]" />
            <h1 className="display text-h3">{site.walletName}</h1>
          </div>
          <p className="mt-9 text-paper/75">Balance</p>
          <p className="figures font-bold text-[2.5rem] leading-[3rem]">{formatRupees(balance)}</p>
        </section>
        <section>
          <div className="hung pt-3">
            <h2 className="display text-h2">How wallet credits work</h2>
          </div>
          <ul className="mt-2 divide-y divide-line">
            {rules.map(({ icon, text }) => (
              <li key={text} className="flex items-start gap-4 py-4 text-lead">
                <Icon shape={icon} className="size-6 stroke-[1.5] text-rust" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
