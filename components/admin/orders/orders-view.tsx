"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyFace, FailedFace } from "@/components/ui/faces";
import { Pager } from "@/components/ui/pager";
import { cn } from "@/lib/class-names";
import { useAllOrders } from "@/lib/order/admin-hooks";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { OrderDialog } from "./order-dialog";
import { OrderFilters } from "./order-filters";
import { OrdersList, OrdersTable } from "./orders-table";

/** Everybody's orders, a page of them, and one of them open. */
export function OrdersView() {
  const address = useAddress();
  const { text, page, change } = address;
  const search = { q: text("q"), status: text("status"), from: text("from"), to: text("to") };
  const list = useAllOrders({ page, ...search });
  const [openId, setOpenId] = useState<string | null>(null);
  const isNarrowed = Object.values(search).some(Boolean);
  const count = `${list.total.toLocaleString("en-IN")} ${list.total === 1 ? "order" : "orders"}`;

  return (
    <PageFrame
      title="All Orders"
      aside={
        <p role="status" className="figures text-ink-3">
          {list.isLoading || list.error ? "" : count}
        </p>
      }
    >
      <OrderFilters address={address} />
      {list.isLoading ? (
        <RowSkeletons label="Orders are loading" />
      ) : list.error ? (
        <FailedFace
          title="The orders did not load."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.orders.length === 0 ? (
        <EmptyFace
          title={isNarrowed ? "No order matches" : "No orders yet"}
          text={isNarrowed ? "Look for fewer things at once." : "The first order will hang here."}
          action={
            isNarrowed && (
              <Button variant="outline" onClick={() => change({ q: "", status: "", from: "", to: "", page: "" })}>
                Clear all
              </Button>
            )
          }
        />
      ) : (
        <div className={cn("transition-opacity", list.isTurning && "opacity-60")}>
          <OrdersTable orders={list.orders} onOpen={(order) => setOpenId(order._id)} />
          <OrdersList orders={list.orders} onOpen={(order) => setOpenId(order._id)} />
        </div>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: to > 1 ? String(to) : "" })} />
      <OrderDialog order={list.orders.find((order) => order._id === openId) ?? null} onClose={() => setOpenId(null)} />
    </PageFrame>
  );
}
