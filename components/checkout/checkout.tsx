"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { AddressBook } from "@/components/address/address-book";
import { useCart } from "@/lib/cart/hooks";
import { problemOf } from "@/lib/cart/line-problem";
import { availableFor } from "@/lib/cart/shortage";
import { lostAttempt } from "@/lib/order/attempt-key";
import { CartStep } from "./cart-step";
import { CheckoutDelivery } from "./checkout-delivery";
import { CheckoutFrame } from "./checkout-frame";
import { GiftField } from "./gift-field";
import { HoldClock } from "./hold-clock";
import { Notice } from "./notice";
import { PaymentStep } from "./payment-step";
import { PlacedElsewhere } from "./placed-elsewhere";
import { PriceDetails } from "./price-details";
import { Review } from "./review";
import { StepBar, StepButton } from "./step-button";
import { StepHeading } from "./step-heading";
import { Steps } from "./steps";
import { useAlert } from "./use-alert";
import { forgetChosenAddress, useChosenAddress } from "./use-chosen-address";
import { useGift } from "./use-gift";
import { useHold } from "./use-hold";
import { usePaidAway } from "./use-paid-away";
import { type Purchase, usePlaceOrder } from "./use-place-order";
import { useStep } from "./use-step";

const headings = { Checkout: "Your Cart", Address: "Select Address", Payment: "Available Payment Option" };
const stages = { idle: "Opening…", opening: "Opening…", open: "Paying…", confirming: "Confirming…" };

/** The checkout: from the cart to a placed order in three steps. */
export function Checkout() {
  const cart = useCart();
  const { lines, totals, count, isLoading, isFailed } = cart;
  const { address, choose, isLoading: isFinding } = useChosenAddress();
  const { gift, change: changeGift, forget: forgetGift } = useGift();
  const [step, showStep] = useStep();
  const { raise, dialog } = useAlert();
  const forgetChoices = useCallback(() => {
    forgetGift();
    forgetChosenAddress();
  }, [forgetGift]);
  const { holdUntil, paidId, paidAwayId, watch, forget: forgetBegun } = useHold(totals?.total);
  const placing = usePlaceOrder({ lines, showStep, raise, onOrder: watch, onPlaced: forgetChoices });
  const { waiting, stage, notice, dismiss, payCash, payRazorpay, askAgain, showPlaced } = placing;
  const hasNoLines = !isLoading && !isFailed && lines.length === 0;
  const asked = useRef(false);
  const [isWarned, setIsWarned] = useState(false);
  const problems = lines.flatMap((line) => {
    const problem = problemOf(line, availableFor(lines, line));
    return problem ? [`${line.title}: ${problem}`] : [];
  });

  // An order whose response was lost has emptied the cart: look it up.
  useEffect(() => {
    const lost = cart.isEmpty && !asked.current ? lostAttempt() : null;
    if (!lost) return;
    asked.current = true;
    void askAgain(lost);
  }, [cart.isEmpty, askAgain]);

  useEffect(() => {
    if (paidId && !waiting) showPlaced(paidId);
  }, [paidId, waiting, showPlaced]);

  usePaidAway(paidAwayId, showPlaced, () => {
    forgetChoices();
    forgetBegun();
  });

  /** Whether all lines can be ordered; else says where they can be changed, in the first step. */
  function isOrderable(): boolean {
    dismiss();
    setIsWarned(problems.length > 0);
    if (problems.length > 0) {
      showStep("Checkout");
      // The notice is above the lines.
      window.scrollTo({ top: 0 });
    }
    return problems.length === 0;
  }

  /** Everything needed to order; null after raising an alert about what is missing. */
  function complete(): Purchase | null {
    if (isFailed) {
      showStep("Checkout");
      return null;
    }
    if (!totals) {
      raise("Please Add Products to Proceed");
      showStep("Checkout");
      return null;
    }
    if (!isOrderable()) return null;
    if (!address) {
      raise("Please Select Address to Proceed");
      showStep("Address");
      return null;
    }
    return { lines, totals, address, gift };
  }

  function payBy(pay: (purchase: Purchase) => Promise<void>) {
    const purchase = complete();
    if (purchase) void pay(purchase);
  }

  const buttons = {
    Checkout: {
      label: "Click To Proceed",
      onClick: () => {
        if (!totals) raise("Please Add Products to Proceed");
        else if (isOrderable()) showStep("Address");
      },
    },
    Address: {
      label: "Continue",
      onClick: () => complete() && showStep("Payment"),
    },
    Payment: null,
  };
  const button = buttons[step] && { ...buttons[step], disabled: isLoading || isFinding || isFailed };

  return (
    <CheckoutFrame steps={<Steps current={step} onShow={showStep} locked={waiting !== null} />}>
      <div className="lg:grid lg:grid-cols-[1fr_23.5rem] lg:items-start lg:gap-x-16">
        <div>
          <PlacedElsewhere />
          {isWarned && step === "Checkout" && problems.length > 0 && (
            <Notice text="Some items can't be ordered. Change or remove them to proceed." changes={problems} />
          )}
          {notice && <Notice {...notice} />}
          <StepHeading text={headings[step]} count={count} className={totals ? "pb-1" : "pb-4"} />
          {totals && !isFinding && (
            <CheckoutDelivery
              address={address}
              totals={totals}
              onChange={step === "Address" ? null : () => showStep("Address")}
              locked={waiting !== null}
            />
          )}
          {step === "Checkout" && <CartStep />}
          {step === "Address" && (
            <>
              <AddressBook chosenId={address?._id} onChoose={choose} onSaved={choose} newCard="last" />
              <GiftField gift={gift} onChange={changeGift} />
            </>
          )}
          {step === "Payment" && (
            <>
              {holdUntil && <HoldClock holdUntil={holdUntil} className="mb-4" />}
              <PaymentStep
                totals={totals}
                isLoading={isLoading || isFinding}
                waiting={waiting}
                waitingText={stages[stage]}
                onCash={() => payBy(payCash)}
                onRazorpay={() => payBy(payRazorpay)}
              />
              <Review
                lines={lines}
                address={address}
                gift={gift}
                isLoading={isLoading || isFinding}
                locked={waiting !== null}
                onShow={showStep}
              />
            </>
          )}
        </div>
        {hasNoLines || isFailed ? (
          button && <StepButton {...button} />
        ) : (
          <PriceDetails
            totals={totals}
            count={count}
            notes={step === "Checkout"}
            action={button && <StepButton {...button} />}
          />
        )}
        {button && <StepBar totals={totals} {...button} />}
        {dialog}
      </div>
    </CheckoutFrame>
  );
}
