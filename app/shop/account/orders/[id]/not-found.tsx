import { NoSuchOrder } from "@/components/checkout/no-such-order";

/** For a number that is no order's, and for the order of somebody else. */
export default function OrderNotFound() {
  return (
    <main className="page grid justify-items-center pt-10">
      <NoSuchOrder />
    </main>
  );
}
