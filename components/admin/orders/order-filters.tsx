"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { OrderSearch } from "@/lib/order/admin-hooks";
import { orderStatuses } from "@/lib/order/status";
import { SearchField } from "../search-field";

interface OrderFiltersProps {
  search: Omit<OrderSearch, "page">;
  onNarrow: (changes: Record<string, string>) => void;
}

/** With it browsers let nobody type a year of more than four digits. */
const lastDay = "9999-12-31";

/** What narrows All Orders: the beginning of an id, a status, the first and the last day. */
export function OrderFilters({ search, onNarrow }: OrderFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 pb-6 md:grid-cols-[minmax(0,1fr)_11rem_10.5rem_10.5rem]">
      <SearchField
        label="Order Id"
        placeholder="All of it, or its beginning"
        value={search.q}
        onSearch={(q) => onNarrow({ q })}
        className="max-md:col-span-2"
      />
      <Field label="Order Status" className="max-md:col-span-2">
        <Select value={search.status} onChange={(event) => onNarrow({ status: event.target.value })}>
          <option value="">All</option>
          {orderStatuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Select>
      </Field>
      <Field label="From day">
        <Input
          type="date"
          max={lastDay}
          value={search.from}
          onChange={(event) => onNarrow({ from: event.target.value })}
        />
      </Field>
      <Field label="To day">
        <Input type="date" max={lastDay} value={search.to} onChange={(event) => onNarrow({ to: event.target.value })} />
      </Field>
    </div>
  );
}
