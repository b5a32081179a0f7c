"use client";

import Link from "next/link";
import { useState } from "react";
import { usePayNow } from "@/components/checkout/use-pay-now";
import { buttonClasses } from "@/components/ui/button";
import { Pager } from "@/components/ui/pager";
import { SearchField } from "@/components/ui/search-field";
import { Repeat, Skeleton } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { useOrders } from "@/lib/order/hooks";
import type { Order } from "@/lib/order/schema";
import { OrderDialog } from "./order-dialog";
import { OrdersList, OrdersTable } from "./orders-table";
import { useAccountQuery } from "./use-account-query";

/** All orders of the shopper, newest first. */
export function OrdersTab() {
  const { page, show } = useAccountQuery();
  const [search, setSearch] = useState("");
  const { orders, pages, isLoading, isFailed, isTurning, isReloading, reload } = useOrders(page, search);
  const [opened, setOpened] = useState<Order | null>(null);
  const { start, stage, payingId, dialog } = usePayNow();
  const list = { orders, payingId, onOpen: setOpened, onPay: (order: Order) => void start(order) };
  const isEmpty = !isLoading && orders.length === 0;

  function find(number: string) {
    setSearch(number);
    show("orders");
  }

  // It would cover the provider's form.
  if (stage === "open" && opened) setOpened(null);

  return (
    <>
      {isFailed ? (
        <ErrorState
          title="We couldn't load your orders."
          text="Please try again."
          onRetry={() => void reload()}
          waiting={isReloading}
        />
      ) : (
        <>
          <h2 className="display pb-3 text-h2">Order History</h2>
          {isLoading && <OrdersSkeleton />}
          {(search || orders.length > 0) && (
            <SearchField
              label="Find an order"
              placeholder="Order number"
              value={search}
              onSearch={find}
              className="mb-5 max-w-sm"
            />
          )}
          {isEmpty && search && (
            <EmptyState as="h3" title="No order matches" text="Enter an order number or a part of it." />
          )}
          {isEmpty && !search && (
            <EmptyState
              as="h3"
              title="No orders yet"
              action={
                <Link className={buttonClasses({ variant: "outline" })} href="/shop/listing">
                  Go to the shop
                </Link>
              }
            />
          )}
          {orders.length > 0 && (
            <div
              aria-busy={isTurning}
              className={cn("@container transition-opacity duration-(--duration-touch)", isTurning && "opacity-60")}
            >
              <OrdersTable {...list} />
              <OrdersList {...list} />
            </div>
          )}
          {!isLoading && <Pager page={page} pages={pages} onTurn={(to) => show("orders", to)} />}
        </>
      )}
      {/* An open order stays open when the list below it fails to load. */}
      <OrderDialog order={opened} onClose={() => setOpened(null)} stage={stage} onPay={(order) => void start(order)} />
      {dialog}
    </>
  );
}

function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className="hung grid">
      <Repeat times={4}>
        <div className="flex items-center justify-between border-line border-b py-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-9 w-24" />
        </div>
      </Repeat>
    </div>
  );
}
