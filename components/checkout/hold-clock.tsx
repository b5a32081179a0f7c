"use client";

import { Hourglass } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import { formatCountdown } from "@/lib/dates";
import { serverNow } from "@/lib/server-time";

/** The remaining time of a hold, in ms, updated every second; null until the first tick. */
function useLeft(holdUntil: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeft(Date.parse(holdUntil) - serverNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [holdUntil]);
  return left;
}

/** How long the pieces of an unpaid order are still held for the shopper. */
export function HoldClock({ holdUntil, className }: { holdUntil: string; className?: string }) {
  const left = useLeft(holdUntil);
  return (
    <p role="timer" className={cn("hung flex items-center gap-3 rounded-b-hung bg-cotton p-4", className)}>
      <Icon shape={Hourglass} className="size-5 text-rust" />
      {left === null || left > 0 ? (
        <span>
          Your items are reserved while you pay:{" "}
          <strong className="figures font-semibold">{left === null ? "–:––" : formatCountdown(left)}</strong>
        </span>
      ) : (
        <span>Your reservation expired. Paying now starts a new order.</span>
      )}
    </p>
  );
}
