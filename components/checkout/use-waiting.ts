"use client";

import { useEffect, useState } from "react";

/** How long to wait for a payment before offering to pay again, and the polling intervals before and after, in ms. */
const timeoutMs = 20_000;
const eagerMs = 2000;
const lazyMs = 10_000;

/** Whether the timeout has passed, and the polling interval, in ms. */
export function useWaiting(): { isOver: boolean; pollMs: number } {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return { isOver, pollMs: isOver ? lazyMs : eagerMs };
}
