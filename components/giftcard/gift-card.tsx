import { VastraWord } from "@/components/ui/vastra-word";
import { site } from "@/lib/site";
import { RedeemForm } from "./redeem-form";

/** A dark red gift card, the shop's name cropped by its edge, with the form beside it. */
export function GiftCard() {
  return (
    <main className="page pt-6 md:pt-12">
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12 lg:gap-20">
        <div aria-hidden="true" className="md:pb-10">
          <div className="relative aspect-8/5 overflow-hidden rounded-panel bg-madder p-6 text-paper md:p-8">
            <VastraWord className="absolute -bottom-[8%] left-[8%] w-[84%]" />
            <div className="relative flex items-start justify-between">
              <span className="display text-h2 leading-none">{site.name}</span>
              <span className="font-medium">Gift Card</span>
            </div>
          </div>
        </div>
        <div>
          <h1 className="display text-h1">Received a Gift Card?</h1>
          <p className="mt-2 max-w-md text-pretty text-ink-2 text-lead">
            Enter the number and the PIN from the back of the card. Use it for anything in the shop, in one order or in
            several.
          </p>
          <RedeemForm />
        </div>
      </div>
    </main>
  );
}
