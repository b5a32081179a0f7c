import "server-only";
import { readTable } from "./pincodes/read-table";
import pincodes from "./pincodes/table.json";
import type { PincodePlace } from "./schema";

let places: Map<string, PincodePlace> | undefined;

/** City and state of a PIN code, the city "" where only the state is known; null for a code that the table lacks. */
export function findPincode(pincode: string): PincodePlace | null {
  places ??= readTable(pincodes.table);
  return places.get(pincode) ?? null;
}
