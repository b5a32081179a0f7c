import { Printer } from "lucide";
import { Button, buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { maxSlips, slipsPath } from "@/lib/order/slips";

interface PrintSlipsProps {
  /** The ids of the chosen orders. */
  chosen: ReadonlySet<string>;
  onClear: () => void;
}

/** Opens the packing slips of the chosen orders, to be printed in one go; nothing while none is chosen. */
export function PrintSlips({ chosen, onClear }: PrintSlipsProps) {
  const count = Math.min(chosen.size, maxSlips);
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 pb-4">
      <a
        href={slipsPath([...chosen].slice(0, maxSlips))}
        target="_blank"
        rel="noopener"
        className={buttonClasses({ variant: "outline", size: "sm" })}
      >
        <Icon shape={Printer} className="size-4" />
        <span>{`Print ${count} packing ${count === 1 ? "slip" : "slips"}`}</span>
      </a>
      <Button variant="ghost" size="sm" onClick={onClear}>
        Choose none
      </Button>
    </div>
  );
}
