import type { PincodePlace } from "@/lib/address/schema";

/** Inverts the table written by tools/pincodes, which maps state to city to codes ("560001-560117,560300"). */
export function readTable(table: Record<string, Partial<Record<string, string>>>): Map<string, PincodePlace> {
  const places = new Map<string, PincodePlace>();
  for (const [state, cities] of Object.entries(table)) {
    for (const [city, ranges] of Object.entries(cities)) {
      const place = { city, state };
      for (const [first = 0, last = first] of (ranges ?? "").split(",").map((range) => range.split("-").map(Number))) {
        for (let code = first; code <= last; code++) places.set(String(code), place);
      }
    }
  }
  return places;
}
