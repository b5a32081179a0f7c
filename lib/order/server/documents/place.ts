import "server-only";
import { findPincode, regionOfPincode } from "@/lib/address/server/pincodes/find-pincode";
import { type GstState, stateNamed } from "@/lib/tax/states";
import type { StoredOrder } from "@/models/order";

/** The name of the state that an address is in: the one it names, if it is one of the 36, else its PIN code's; or null. */
export function stateOfAddress({ state, pincode }: { state?: string | null; pincode: string }): string | null {
  return (stateNamed(state ?? "") ?? stateNamed(findPincode(pincode)?.state ?? ""))?.name ?? null;
}

/** Where the goods of an order are supplied. */
export interface Place {
  state: GstState | null;
  /** False when the address does not tell: the state is then the PIN code's region, and counts as another state. */
  isKnown: boolean;
}

type Placed = Pick<StoredOrder, "state" | "addressInfo">;

/** The state of an order; orders of versions before did not store it. Null if it is unknown. */
export function knownState({ state, addressInfo }: Placed): GstState | null {
  return stateNamed((state === undefined ? stateOfAddress(addressInfo) : state) ?? "");
}

/** The place of supply of an order. */
export function placeOfSupply(order: Placed): Place {
  const known = knownState(order);
  if (known) return { state: known, isKnown: true };
  return { state: stateNamed(regionOfPincode(order.addressInfo.pincode) ?? ""), isKnown: false };
}
