"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Pager } from "@/components/ui/pager";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { pageText } from "@/lib/http/address-query";
import { useAllOrders } from "@/lib/order/admin/hooks";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { OrderDialog } from "./order-dialog";
import { OrderFilters } from "./order-filters";
import { OrderGroup } from "./order-group";
import { orderSearchOf } from "./order-search";
import { OrdersList, OrdersTable } from "./orders-table";
import { PrintSlips } from "./print-slips";
import { useOpened } from "./use-opened";

/** One page of all orders, with the details of the open one. */
export function OrdersView() {
  const { text, page, change } = useAddress();
  const search = orderSearchOf(text);
  const list = useAllOrders(page, search);
  const [opened, open] = useOpened(list.orders);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isNarrowed = Object.values(search).some(Boolean);
  const count = `${list.total.toLocaleString("en-IN")} ${list.total === 1 ? "order" : "orders"}`;

  function choose(orderId: string, isChosen: boolean) {
    setChosen((before) => new Set([...before].filter((id) => id !== orderId).concat(isChosen ? orderId : [])));
  }
  const rows = { orders: list.orders, onOpen: open, chosen, onChoose: choose };

  return (
    <PageFrame
      title="All Orders"
      links={
        <Link href="/admin/returns" prefetch={false} className="tap text-ink-2 text-small hover:text-rust">
          Returns
        </Link>
      }
      aside={
        <p role="status" className="figures text-ink-3">
          {list.isLoading || list.error ? "" : count}
        </p>
      }
    >
      <OrderFilters search={search} onNarrow={(changes) => change({ ...changes, page: "" }, { replace: true })} />
      {search.group && <OrderGroup onLeave={() => change({ group: "", page: "" })} />}
      {list.isLoading ? (
        <RowSkeletons label="Orders are loading" />
      ) : list.error ? (
        <ErrorState
          title="We couldn't load the orders."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.orders.length === 0 ? (
        <EmptyState
          title={isNarrowed ? "No order matches" : "No orders yet"}
          text={isNarrowed ? "Try removing a filter." : "Orders appear here as soon as shoppers place them."}
          action={
            isNarrowed && (
              <Button
                variant="outline"
                onClick={() => change({ q: "", status: "", group: "", from: "", to: "", page: "" })}
              >
                Clear all
              </Button>
            )
          }
        />
      ) : (
        <div className={cn("transition-opacity", list.isTurning && "opacity-60")}>
          <PrintSlips chosen={chosen} onClear={() => setChosen(new Set())} />
          <OrdersTable {...rows} />
          <OrdersList {...rows} />
        </div>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
      <OrderDialog order={opened} onClose={() => open(null)} />
    </PageFrame>
  );
}
