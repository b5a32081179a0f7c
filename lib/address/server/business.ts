import "server-only";
import { invalid } from "@/lib/errors";
import { stateNamed } from "@/lib/tax/states";
import { findPincode } from "./pincodes/find-pincode";

interface Buyer {
  gstin?: string | null;
  business?: string | null;
  pincode: string;
}

/**
 * Checks that the GSTIN of a destination comes with the name of its business, and the other way round, and is of the state
 * of the PIN code, as far as the table knows it.
 * @param prefix what the fields' names begin with
 * @throws AppError invalid
 */
export function checkBusiness({ gstin, business, pincode }: Buyer, prefix = ""): void {
  if (gstin && !business) throw invalid(`${prefix}business`, "is missing: a GSTIN needs the name of its business");
  if (business && !gstin)
    throw invalid(`${prefix}gstin`, "is missing: leave the name of the business empty without one");
  const state = stateNamed(findPincode(pincode)?.state ?? "");
  if (gstin && state && !gstin.startsWith(state.code)) {
    throw invalid(`${prefix}gstin`, `must be one of ${state.name}, where the PIN code is: begin with ${state.code}`);
  }
}
