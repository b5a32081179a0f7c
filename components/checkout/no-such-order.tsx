import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

/** Shown for an order that does not exist or belongs to another user. */
export function NoSuchOrder() {
  return (
    <EmptyState
      as="h1"
      title="Order not found"
      text="You can find all your orders in your account."
      className="w-full max-w-xl"
      action={
        <Link className={buttonClasses({ variant: "outline" })} href="/shop/account?tab=orders">
          Go to orders
        </Link>
      }
    />
  );
}
