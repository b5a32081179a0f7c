import { useState } from "react";
import { useDraft } from "@/lib/auth/use-draft";
import { type Order, Shipment } from "@/lib/order/schema";

/** The fields of a shipment as they are typed; "" for none. */
export type ShipmentDraft = Record<keyof Shipment, string>;

const emptyDraft: ShipmentDraft = { carrier: "", trackingNumber: "", trackingUrl: "", expectedOn: "" };

/** The fields of a form for the shipment of an order, with what saving them sends. */
export function useShipment({ _id, shipment, history }: Order) {
  const stored: ShipmentDraft = { ...emptyDraft, ...shipment };
  // Named after the length of the history: what was typed before somebody else changed the order is not shown.
  const { values: draft, change, discard } = useDraft(`shipment ${_id} ${history.length}`, stored);
  const [errors, setErrors] = useState<Partial<ShipmentDraft>>({});
  const fields = Object.keys(emptyDraft) as (keyof Shipment)[];
  const isChanged = fields.some((field) => draft[field].trim() !== stored[field]);

  /** What is to be sent: null to remove the shipment, undefined to leave it; or false when a field is wrong. */
  function read(): Shipment | null | undefined | false {
    if (!isChanged) return undefined;
    const typed = fields.flatMap((field) => (draft[field].trim() ? [[field, draft[field].trim()]] : []));
    if (typed.length === 0) return null;
    const parsed = Shipment.safeParse({ carrier: "", trackingNumber: "", ...Object.fromEntries(typed) });
    setErrors(
      Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], `This ${message}.`])),
    );
    return parsed.success ? parsed.data : false;
  }

  const set = (field: keyof Shipment, value: string) => {
    change({ [field]: value });
    setErrors(({ [field]: _, ...others }) => others);
  };
  return { draft, errors, isChanged, set, read, discard };
}
