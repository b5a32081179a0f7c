import "server-only";
import { env } from "@/lib/server/env";
import { site } from "@/lib/site";
import { type GstState, stateOfCode } from "../states";

/** Who sells, as documents of orders name it. */
export interface Seller {
  name: string;
  address: string;
  /** Null for a seller that is not registered for GST: its documents are receipts. */
  gstin: string | null;
  /** The state of the registration; null without one. */
  state: GstState | null;
  /** Whether documents have to say that they are samples. */
  isSample: boolean;
}

/** The seller at this moment, the only source of it for documents. */
export async function seller(): Promise<Seller> {
  const { SELLER_GSTIN: gstin = null, DEMO } = env();
  const { legalName: name, address } = site;
  return { name, address, gstin, state: gstin ? stateOfCode(gstin.slice(0, 2)) : null, isSample: DEMO };
}
