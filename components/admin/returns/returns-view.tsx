"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { pageText } from "@/lib/http/address-query";
import { useAllReturns } from "@/lib/order/admin/return-hooks";
import { returnStatuses, statusTraits } from "@/lib/return/status";
import { choiceOf, searchOf } from "../address-values";
import { useOpened } from "../orders/use-opened";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { ReturnDialog } from "./return-dialog";
import { ReturnsList } from "./returns-list";

/** One page of all returns, with the details of the open one. */
export function ReturnsView() {
  const { text, page, change } = useAddress();
  const search = { q: searchOf(text("q")), status: choiceOf(text("status"), returnStatuses) };
  const list = useAllReturns({ page, ...search });
  const [opened, open] = useOpened(list.returns);
  const isNarrowed = search.q !== "" || search.status !== "";
  const narrow = (changes: Record<string, string>) => change({ ...changes, page: "" }, { replace: true });
  const count = `${list.total.toLocaleString("en-IN")} ${list.total === 1 ? "return" : "returns"}`;

  return (
    <PageFrame
      title="Returns"
      links={
        <Link href="/admin/orders" prefetch={false} className="tap text-ink-2 text-small hover:text-rust">
          All Orders
        </Link>
      }
      aside={
        <p role="status" className="figures text-ink-3">
          {list.isLoading || list.error ? "" : count}
        </p>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-3 pb-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchField
          label="Find returns"
          placeholder="Number, name, email or phone"
          value={search.q}
          onSearch={(q) => narrow({ q })}
        />
        <Field label="Status">
          <Select
            options={returnStatuses.map((status) => ({ id: status, label: statusTraits[status].label }))}
            value={search.status}
            onChange={(event) => narrow({ status: event.target.value })}
          >
            <option value="">All</option>
          </Select>
        </Field>
      </div>
      {list.isLoading ? (
        <RowSkeletons label="Returns are loading" />
      ) : list.error ? (
        <ErrorState
          title="We couldn't load the returns."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.returns.length === 0 ? (
        <EmptyState
          title={isNarrowed ? "No return matches" : "No returns yet"}
          text={isNarrowed ? "Try removing a filter." : "Returns appear here as soon as shoppers request them."}
          action={
            isNarrowed && (
              <Button variant="outline" onClick={() => change({ q: "", status: "", page: "" })}>
                Clear all
              </Button>
            )
          }
        />
      ) : (
        <div className={cn("transition-opacity", list.isTurning && "opacity-60")}>
          <ReturnsList returns={list.returns} onOpen={open} />
        </div>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
      <ReturnDialog shown={opened} onClose={() => open(null)} />
    </PageFrame>
  );
}
