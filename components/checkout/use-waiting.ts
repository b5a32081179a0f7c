"use client";

import { useEffect, useState } from "react";

/** How long a payment is waited for before the shopper is offered to pay again, and how often to ask meanwhile, in ms. */
const timeoutMs = 20_000;
const eagerMs = 2000;
const lazyMs = 10_000;

/** Whether the first wait is over, and how long to wait until the next question. */
export function useWaiting(): { isOver: boolean; pollMs: number } {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return { isOver, pollMs: isOver ? lazyMs : eagerMs };
}
