import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";

/** For an order that is nobody's or somebody else's. */
export function NoSuchOrder() {
  return (
    <EmptyState
      as="h1"
      title="Order not found"
      text="You can find all your orders in your account."
      className="w-full max-w-xl"
      action={
        <Button variant="outline" asChild>
          <Link href="/shop/account?tab=orders">Go to orders</Link>
        </Button>
      }
    />
  );
}
