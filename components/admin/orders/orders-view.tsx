"use client";

import Link from "next/link";
import { useState } from "react";
import { counted } from "@/lib/counted";
import { useAllOrders } from "@/lib/order/admin/hooks";
import { PageFrame } from "../page-frame";
import { ListCount, NoEntries, PagedList } from "../paged-list";
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
  const { text, page, change, narrow } = useAddress();
  const search = orderSearchOf(text);
  const list = useAllOrders(page, search);
  const { opened, open, close, renew } = useOpened(list.orders);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

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
      aside={<ListCount list={list} text={counted(list.total, "order")} />}
    >
      <OrderFilters search={search} onNarrow={narrow} />
      {search.group && <OrderGroup group={search.group} onLeave={() => change({ group: "", page: "" })} />}
      <PagedList
        list={list}
        loading="Orders are loading"
        failed="We couldn't load the orders."
        empty={
          list.orders.length === 0 && (
            <NoEntries
              search={search}
              unmatched="No order matches"
              title="No orders yet"
              text="Orders appear here as soon as shoppers place them."
            />
          )
        }
      >
        <PrintSlips chosen={chosen} onClear={() => setChosen(new Set())} />
        <OrdersTable {...rows} />
        <OrdersList {...rows} />
      </PagedList>
      <OrderDialog order={opened} onClose={close} onStale={renew} />
    </PageFrame>
  );
}
