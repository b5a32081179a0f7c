import "server-only";
import type { PincodePlace } from "@/lib/address/schema";
import { readTable } from "./read-table";
import pincodes from "./table.json";

let places: Map<string, PincodePlace> | undefined;

const allPlaces = () => {
  places ??= readTable(pincodes.table);
  return places;
};

/** City and state of a PIN code; the city is "" if only the state is known. Null for a code not in the table. */
export function findPincode(pincode: string): PincodePlace | null {
  return allPlaces().get(pincode) ?? null;
}

/**
 * The state of the region of a PIN code that is not in the table: of the codes that begin most like it, the most frequent
 * one. Null if none begins like it.
 */
export function regionOfPincode(pincode: string): string | null {
  for (let length = pincode.length; length > 0; length--) {
    const counts = new Map<string, number>();
    for (const [code, { state }] of allPlaces()) {
      if (code.startsWith(pincode.slice(0, length))) counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    const [first] = [...counts].sort(([, a], [, b]) => b - a);
    if (first) return first[0];
  }
  return null;
}
