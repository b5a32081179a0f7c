"use client";

import { Field } from "@/components/ui/field";
import { SearchField } from "@/components/ui/search-field";
import type { OrderSearch } from "@/lib/order/admin/pages";
import { orderGroupIds, orderGroups } from "@/lib/order/groups";
import { orderStatuses, statuses } from "@/lib/order/status";
import { FilterSelect } from "../filter-select";
import { DayInput } from "./day-input";

interface OrderFiltersProps {
  search: OrderSearch;
  onNarrow: (changes: Record<string, string>) => void;
}

/** The filters of All Orders: search, status, a group counted on the dashboard, first and last day. */
export function OrderFilters({ search, onNarrow }: OrderFiltersProps) {
  const isBackwards = search.from !== "" && search.to !== "" && search.to < search.from;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] gap-3 pb-6 @min-[44rem]:grid-cols-4 @min-[56rem]:grid-cols-[minmax(0,1fr)_9rem_11rem_10rem_10rem]">
      <SearchField
        label="Find orders"
        placeholder="Order number, name, email or phone"
        value={search.q}
        onSearch={(q) => onNarrow({ q })}
        className="@max-[56rem]:col-span-full"
      />
      <FilterSelect
        label="Order Status"
        options={orderStatuses.map((status) => ({ id: status, label: statuses[status].label }))}
        value={search.status}
        onChange={(status) => onNarrow({ status })}
      />
      <FilterSelect
        label="Show"
        all="All orders"
        options={orderGroupIds.map((group) => ({ id: group, label: orderGroups[group].label }))}
        value={search.group}
        onChange={(group) => onNarrow({ group })}
      />
      <Field label="From day">
        <DayInput value={search.from} onDay={(from) => onNarrow({ from })} />
      </Field>
      <Field label="To day" error={isBackwards ? "Must not be before From day." : undefined}>
        <DayInput value={search.to} onDay={(to) => onNarrow({ to })} />
      </Field>
    </div>
  );
}
