import "server-only";
import type { PincodePlace } from "@/lib/address/schema";
import { readTable } from "./read-table";
import pincodes from "./table.json";

let places: Map<string, PincodePlace> | undefined;

/** City and state of a PIN code; the city is "" if only the state is known. Null for a code not in the table. */
export function findPincode(pincode: string): PincodePlace | null {
  places ??= readTable(pincodes.table);
  return places.get(pincode) ?? null;
}
