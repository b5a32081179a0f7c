import { counted } from "@/lib/counted";
import { formatPaise, rupeesToPaise } from "@/lib/money";
import type { ShownReturn } from "./schema";

type Line = Pick<ShownReturn["lines"][number], "quantity" | "exchangeSize" | "paidFor">;

/**
 * What an admin reads before fewer pieces are received than were asked for. Fees need no word: they are refunded only
 * when a whole order comes back.
 * @param received how many pieces of each line came back
 * @returns null when all of them did
 */
export function shortfallText(lines: readonly Line[], received: readonly number[]): string | null {
  let [asked, back, exchanged, paise] = [0, 0, 0, 0];
  for (const [index, { quantity, exchangeSize, paidFor }] of lines.entries()) {
    const pieces = received[index] ?? quantity;
    asked += quantity;
    back += pieces;
    if (exchangeSize) exchanged += pieces;
    else paise += pieces * rupeesToPaise(paidFor);
  }
  if (back === asked) return null;
  const outcome = [
    paise > 0 && `${formatPaise(paise)} will be refunded`,
    exchanged > 0 && `${counted(exchanged, "piece")} will be exchanged`,
  ].filter(Boolean);
  const effect = outcome.join(" and ") || "Nothing will be refunded or exchanged";
  return `${back} of ${counted(asked, "piece")} came back. ${effect}. This can't be changed later.`;
}
