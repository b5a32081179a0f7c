import "server-only";
import type { PincodePlace } from "@/lib/address/schema";
import { readTable } from "./read-table";
import pincodes from "./table.json";

let places: Map<string, PincodePlace> | undefined;

/** City and state of a PIN code, the city "" where only the state is known; null for a code that the table lacks. */
export function findPincode(pincode: string): PincodePlace | null {
  places ??= readTable(pincodes.table);
  return places.get(pincode) ?? null;
}
