import { Building2, House } from "lucide";
import { Icon } from "@/components/ui/icon";
import { formatMobile } from "@/lib/address/format-mobile";
import type { Address } from "@/lib/address/schema";

/** Home or Work, with its icon. */
export function AddressType({ type }: { type: Address["addressType"] }) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <Icon shape={type === "home" ? House : Building2} className="size-4" />
      <span>{type === "home" ? "Home" : "Work"}</span>
    </span>
  );
}

/** An address as shown on a card; `tellDefault` marks the default one. */
export function AddressText({ entry, tellDefault }: { entry: Address; tellDefault?: boolean }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <AddressType type={entry.addressType} />
        {tellDefault && entry.isDefault && <span className="text-ink-3 text-small">Default</span>}
      </span>
      <span className="mt-1.5 block wrap-anywhere font-medium">{entry.name}</span>
      <span className="block wrap-anywhere text-ink-2">{entry.address}</span>
      <span className="block wrap-anywhere text-ink-2">
        <span>{`${[entry.city, entry.state].filter(Boolean).join(", ")} `}</span>
        <span className="figures">{entry.pincode}</span>
      </span>
      {entry.gstin && (
        <span className="block wrap-anywhere text-ink-2 text-small">{`${entry.business}, GSTIN ${entry.gstin}`}</span>
      )}
      <span className="figures mt-1.5 block">{formatMobile(entry.phone)}</span>
    </>
  );
}
