"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { orderStatuses } from "@/lib/order/status";
import { SearchField } from "../search-field";
import type { useAddress } from "../use-address";

/** What narrows All Orders: the beginning of an id, a status, the first and the last day. */
export function OrderFilters({ address: { text, change } }: { address: ReturnType<typeof useAddress> }) {
  const narrow = (changes: Record<string, string>) => change({ ...changes, page: "" }, { replace: true });
  return (
    <div className="grid grid-cols-2 gap-3 pb-6 md:grid-cols-[minmax(0,1fr)_11rem_10.5rem_10.5rem]">
      <SearchField
        label="Order Id"
        placeholder="All of it, or its beginning"
        value={text("q")}
        onSearch={(q) => narrow({ q })}
        className="max-md:col-span-2"
      />
      <Field label="Order Status" className="max-md:col-span-2">
        <Select value={text("status")} onChange={(event) => narrow({ status: event.target.value })}>
          <option value="">All</option>
          {orderStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Select>
      </Field>
      <Field label="From day">
        <Input type="date" value={text("from")} onChange={(event) => narrow({ from: event.target.value })} />
      </Field>
      <Field label="To day">
        <Input type="date" value={text("to")} onChange={(event) => narrow({ to: event.target.value })} />
      </Field>
    </div>
  );
}
