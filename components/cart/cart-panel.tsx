"use client";

import { useRouter } from "next/navigation";
import { PinDelivery } from "@/components/delivery/pin-delivery";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetFooter, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { useCart } from "@/lib/cart/hooks";
import { counted } from "@/lib/counted";
import { CartLines, CartLinesSkeleton } from "./cart-lines";
import { NoLongerSold } from "./no-longer-sold";
import { CartNotes, PriceSums, TotalAmount } from "./price-summary";
import { SoldBy } from "./sold-by";

interface CartPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** At least one line high. */
const listClasses = "max-h-[49dvh] min-h-37 shrink overflow-y-auto px-5";

/** The cart panel, available on every page of the shop. */
export function CartPanel({ open, onOpenChange }: CartPanelProps) {
  const { count } = useCart();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="right" size="panel">
        <SheetHeader>
          <SheetTitle tabIndex={-1} className="outline-none">
            Your Cart
          </SheetTitle>
          {count > 0 && (
            <span aria-live="polite" className="figures text-ink-3">
              {counted(count, "item")}
            </span>
          )}
        </SheetHeader>
        <PanelContent close={() => onOpenChange(false)} />
      </SheetContent>
    </Sheet>
  );
}

function PanelContent({ close }: { close: () => void }) {
  const { lines, totals, isLoading, isFailed, isReloading, reload } = useCart();
  const router = useRouter();

  function leaveFor(path: string) {
    close();
    router.push(path);
  }

  if (isFailed) {
    return (
      <div className="grid flex-1 place-content-center pb-24">
        <ErrorState
          as="p"
          title="We couldn't load your cart."
          text="Please try again."
          onRetry={() => void reload()}
          waiting={isReloading}
        />
      </div>
    );
  }
  if (!isLoading && lines.length === 0) {
    return (
      <div className="grid flex-1 place-content-center px-5 pb-24">
        <NoLongerSold />
        <EmptyState
          as="p"
          title="Cart Is Empty"
          text="Items you add appear here on every device you sign in on."
          action={
            <Button variant="outline" onClick={() => leaveFor("/shop/listing")}>
              Go to the shop
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <NoLongerSold className="px-5" />
        {isLoading ? (
          <CartLinesSkeleton className={listClasses} />
        ) : (
          <CartLines className={listClasses} onLeave={close} />
        )}
        <div className="shrink-0 border-ink border-t-2 px-5">
          <CartNotes />
          <PriceSums totals={totals} />
          <div className="border-line border-t py-3">
            <PinDelivery total={totals?.total ?? null} className="min-h-11" />
          </div>
          <SoldBy className="border-line border-t py-3 text-small" />
        </div>
      </div>
      <SheetFooter>
        <TotalAmount totals={totals} className="pb-3" />
        <Button
          variant="custom"
          size="lg"
          className="w-full"
          disabled={isLoading}
          onClick={() => leaveFor("/shop/checkout")}
        >
          CheckOut
        </Button>
      </SheetFooter>
    </>
  );
}
