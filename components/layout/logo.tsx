import Link from "next/link";
import { cn } from "@/lib/class-names";
import { site } from "@/lib/site";

interface LogoProps {
  /** Shows the orange bar above it, where it hangs from the top edge. */
  bar?: boolean;
  className?: string;
  onNavigate?: () => void;
}

export function Logo({ bar = true, className, onNavigate }: LogoProps) {
  return (
    <Link
      href="/shop/home"
      prefetch={false}
      onNavigate={onNavigate}
      className={cn("relative flex h-full items-center -outline-offset-2", className)}
    >
      {bar && <span className="absolute inset-x-0 top-0 h-1 bg-marigold" />}
      <span className="display translate-y-px font-bold text-[32px] leading-none tracking-tight">{site.name}</span>
    </Link>
  );
}
