"use client";

import Link from "next/link";
import { SearchField } from "@/components/ui/search-field";
import { counted } from "@/lib/counted";
import { useAllReturns } from "@/lib/order/admin/return-hooks";
import { returnGroupIds, returnGroups } from "@/lib/return/groups";
import { returnStatuses, statusTraits } from "@/lib/return/status";
import { FilterSelect } from "../filter-select";
import { useOpened } from "../orders/use-opened";
import { PageFrame } from "../page-frame";
import { ListCount, NoEntries, PagedList } from "../paged-list";
import { useAddress } from "../use-address";
import { ReturnDialog } from "./return-dialog";
import { returnSearchOf } from "./return-search";
import { ReturnsList } from "./returns-list";

/** One page of all returns, with the details of the open one. */
export function ReturnsView() {
  const { text, page, narrow } = useAddress();
  const search = returnSearchOf(text);
  const list = useAllReturns({ page, ...search });
  const { opened, open, close, renew } = useOpened(list.returns);

  return (
    <PageFrame
      title="Returns"
      links={
        <Link href="/admin/orders" prefetch={false} className="tap text-ink-2 text-small hover:text-rust">
          All Orders
        </Link>
      }
      aside={<ListCount list={list} text={counted(list.total, "return")} />}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3 pb-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <SearchField
          label="Find returns"
          placeholder="Number, name, email or phone"
          value={search.q}
          onSearch={(q) => narrow({ q })}
        />
        <FilterSelect
          label="Status"
          options={returnStatuses.map((status) => ({ id: status, label: statusTraits[status].label }))}
          value={search.status}
          onChange={(status) => narrow({ status })}
        />
        <FilterSelect
          label="Show"
          all="All returns"
          options={returnGroupIds.map((group) => ({ id: group, label: returnGroups[group].label }))}
          value={search.group}
          onChange={(group) => narrow({ group })}
        />
      </div>
      <PagedList
        list={list}
        loading="Returns are loading"
        failed="We couldn't load the returns."
        empty={
          list.returns.length === 0 && (
            <NoEntries
              search={search}
              unmatched="No return matches"
              title="No returns yet"
              text="Returns appear here as soon as shoppers request them."
            />
          )
        }
      >
        <ReturnsList returns={list.returns} onOpen={open} />
      </PagedList>
      <ReturnDialog shown={opened} onClose={close} onStale={renew} />
    </PageFrame>
  );
}
