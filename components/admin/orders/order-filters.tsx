"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SearchField } from "@/components/ui/search-field";
import type { OrderSearch } from "@/lib/order/admin/pages";
import { orderGroupIds, orderGroups } from "@/lib/order/groups";
import { orderStatuses, statuses } from "@/lib/order/status";
import { FilterSelect } from "../filter-select";

interface OrderFiltersProps {
  search: OrderSearch;
  onNarrow: (changes: Record<string, string>) => void;
}

/** Set as the maximum, so that browsers accept no year of more than four digits. */
const lastDay = "9999-12-31";

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
        <Input
          type="date"
          max={lastDay}
          value={search.from}
          onChange={(event) => onNarrow({ from: event.target.value })}
        />
      </Field>
      <Field label="To day" error={isBackwards ? "Must not be before From day." : undefined}>
        <Input type="date" max={lastDay} value={search.to} onChange={(event) => onNarrow({ to: event.target.value })} />
      </Field>
    </div>
  );
}
