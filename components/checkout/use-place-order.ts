"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState } from "react";
import { useReloadAddresses } from "@/lib/address/hooks";
import type { Address } from "@/lib/address/schema";
import { useSession } from "@/lib/auth/hooks";
import { lineKey } from "@/lib/cart/changes";
import { differences, feeDifferences, headlineOf } from "@/lib/cart/differences";
import type { CartLine } from "@/lib/cart/schema";
import type { Totals } from "@/lib/cart/totals";
import { cacheCart, freshCartOf } from "@/lib/cart/use-cart-mutation";
import { ApiError } from "@/lib/http/client";
import { paiseToRupees } from "@/lib/money";
import { type Attempt, beginAttempt, lostAttempt, noteAnswer, purposeOf } from "@/lib/order/attempt-key";
import { storeCurrentOrder, successPage } from "@/lib/order/current-order";
import type { Gift } from "@/lib/order/gift";
import { useCreatePayment, usePlaceCashOrder } from "@/lib/order/hooks";
import type { PaymentAnswer } from "@/lib/order/schema";
import { type PaymentMethod, paymentMethods } from "@/lib/order/status";
import { usePayment } from "@/lib/order/use-payment";
import { endAttempts } from "@/lib/stored-attempts";
import type { NoticeText } from "./notice";
import type { RaiseAlert } from "./use-alert";
import type { Step } from "./use-step";

/** Everything needed to place an order. */
export interface Purchase {
  lines: CartLine[];
  totals: Totals;
  address: Address;
  gift: Gift | null;
}

interface PlaceOrderOptions {
  /** The cart as it is shown. */
  lines: CartLine[];
  showStep: (step: Step) => void;
  raise: RaiseAlert;
  /** Called when an order was created and is waiting for its payment. */
  onOrder: (orderId: string) => void;
  /** Called when an order is placed, before its success screen. */
  onPlaced: () => void;
}

function piecesOf(lines: readonly CartLine[]): string {
  return lines.map((line) => `${lineKey(line)} ${line.quantity}`).join("|");
}

/** Places orders, one at a time and each exactly once, and reports why one was not placed. */
export function usePlaceOrder({ lines: shown, showStep, raise, onOrder, onPlaced }: PlaceOrderOptions) {
  const cache = useQueryClient();
  const router = useRouter();
  const { user } = useSession();
  const { mutateAsync: placeCash } = usePlaceCashOrder();
  const { mutateAsync: createPayment } = useCreatePayment();
  const { stage, pay } = usePayment();
  const reloadAddresses = useReloadAddresses();
  const [waiting, setWaiting] = useState<PaymentMethod | null>(null);
  /** Why there is no order, and the pieces it is about: once the shopper has changed them, it is out of date. */
  const [refusal, setRefusal] = useState<{ notice: NoticeText; pieces: string } | null>(null);
  const busy = useRef(false);

  /** Navigates to the success screen of an order; the next attempt creates another order. */
  const showPlaced = useCallback(
    (orderId: string) => {
      endAttempts();
      onPlaced();
      storeCurrentOrder(orderId);
      router.replace(successPage(orderId));
    },
    [router, onPlaced],
  );

  function dismiss(): void {
    setRefusal(null);
  }

  /** Runs `work` unless an order is pending already; if it returns an order, shows the success screen. */
  async function once(method: PaymentMethod, work: () => Promise<string | null>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setWaiting(method);
    dismiss();
    let orderId: string | null = null;
    try {
      orderId = await work();
    } finally {
      busy.current = orderId !== null;
      setWaiting(orderId === null ? null : method);
    }
    if (orderId !== null) showPlaced(orderId);
  }

  function attemptFor(method: PaymentMethod, { lines, totals, address, gift }: Purchase): Attempt {
    const totalAmount = paiseToRupees(totals.total);
    const purpose = purposeOf(method, address, lines, gift);
    return beginAttempt({ purpose, method, addressId: address._id, totalAmount, gift });
  }

  /** Reports why there is no order, and shows the step where the problem can be corrected. */
  function refuse(error: ApiError, { lines, totals }: Purchase): void {
    if (error.status >= 400 && error.status < 500) noteAnswer();
    const fresh = freshCartOf(error.body);
    const found = fresh ? [...differences(lines, fresh.data, fresh.unavailable), ...feeDifferences(totals, fresh)] : [];
    const notice = { text: headlineOf(error.code, found, error.message), changes: found.map(({ text }) => text) };
    setRefusal({ notice, pieces: piecesOf(fresh?.data ?? lines) });
    if (fresh) {
      cacheCart(cache, user?.id, fresh);
      showStep("Checkout");
    } else if (error.code === "not_found") {
      reloadAddresses();
      showStep("Address");
    }
  }

  /** The order of an earlier attempt whose response was lost, when the cart is empty because of it; else null. */
  async function lostOrder(refusal: ApiError): Promise<string | null> {
    if (refusal.code !== "cart_empty") return null;
    noteAnswer();
    const lost = lostAttempt();
    try {
      return lost && (await placeCash(lost)).orderId;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  function payCash(purchase: Purchase): Promise<void> {
    return once(paymentMethods.cash, async () => {
      try {
        return (await placeCash(attemptFor(paymentMethods.cash, purchase))).orderId;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const orderId = await lostOrder(error);
        if (orderId === null) refuse(error, purchase);
        return orderId;
      }
    });
  }

  /**
   * Creates an order to pay, with a hold. While the hold is active, the server returns the same order on every retry.
   * If the response was lost, the hold may have ended since, and a new order replaces it.
   */
  async function startPayment(purchase: Purchase): Promise<PaymentAnswer> {
    const send = async () => {
      const payment = await createPayment(attemptFor(paymentMethods.razorpay, purchase));
      endAttempts();
      return payment;
    };
    const payment = await send();
    return payment.holdUntil ? payment : send();
  }

  function payRazorpay(purchase: Purchase): Promise<void> {
    return once(paymentMethods.razorpay, async () => {
      const end = await pay(async () => {
        const payment = await startPayment(purchase);
        onOrder(payment.orderId);
        return payment;
      }, purchase.address.phone);
      if (end.kind === "placed") return end.orderId;
      const lost = end.kind === "refused" ? await lostOrder(end.error) : null;
      if (lost !== null) return lost;
      if (end.kind === "refused") refuse(end.error, purchase);
      if (end.kind === "alert") raise(end.text, end.reason);
      else raise("Order creation failed");
      return null;
    });
  }

  /** Retries an attempt whose response was lost, to get its order. It can't order an empty cart twice. */
  function askAgain(attempt: Attempt): Promise<void> {
    return once(paymentMethods.cash, async () => {
      try {
        return (await placeCash(attempt)).orderId;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status >= 400 && error.status < 500) endAttempts();
        return null;
      }
    });
  }

  const notice = refusal?.pieces === piecesOf(shown) ? refusal.notice : null;
  return { waiting, stage, notice, dismiss, payCash, payRazorpay, askAgain, showPlaced };
}
