import "server-only";
import { env } from "@/lib/server/env";
import { type GstState, stateOfCode } from "@/lib/tax/states";
import { versionInForce } from "./current";

/** Who sells, as documents of orders name it. */
export interface Seller {
  name: string;
  address: string;
  /** Null for a seller that is not registered for GST: its documents are receipts. */
  gstin: string | null;
  /** The state of the registration; null without one. */
  state: GstState | null;
  /** Email and phone of customer care. */
  contact: string;
  /** Whether documents have to say that they are samples. */
  isSample: boolean;
}

/** The seller by the settings in force, the only source of it for documents. @throws what reading them throws */
export async function seller(): Promise<Seller> {
  const { shop, care } = (await versionInForce()).settings;
  const { legalName: name, address, gstin: registered } = shop;
  const gstin = registered || null;
  return {
    name,
    address,
    gstin,
    state: gstin ? stateOfCode(gstin.slice(0, 2)) : null,
    contact: `${care.email}, ${care.phone}`,
    isSample: env().DEMO,
  };
}
