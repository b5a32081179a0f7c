import { Plus } from "lucide";
import { Icon } from "@/components/ui/icon";
import { maxAddresses } from "@/lib/address/address-book";

/** The dashed card that adds an address; at the maximum number of addresses, a note instead. */
export function NewAddressCard({ count, onClick }: { count: number; onClick: () => void }) {
  if (count >= maxAddresses) {
    return (
      <li className="flex min-h-28 items-center justify-center p-5 text-center text-ink-3 md:min-h-52">{`You can save up to ${maxAddresses} addresses. Delete one to add another.`}</li>
    );
  }
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        className="flex h-full min-h-28 w-full flex-col items-center justify-center gap-2 rounded-b-hung border-2 border-line-strong border-dashed text-ink-2 transition-colors duration-(--duration-touch) hover:border-rust hover:text-rust md:min-h-52"
      >
        <Icon shape={Plus} className="size-6" />
        <span className="font-semibold">Add New Address</span>
      </button>
    </li>
  );
}
