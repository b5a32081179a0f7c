"use client";

import { SearchField } from "@/components/ui/search-field";
import { EmptyState } from "@/components/ui/states";
import { useLog } from "@/lib/admin-log/hooks";
import { BackToDashboard } from "../back-to-dashboard";
import { FilterSelect } from "../filter-select";
import { PageFrame } from "../page-frame";
import { PagedList } from "../paged-list";
import { useAddress } from "../use-address";
import { LogEntryRow } from "./log-entry";
import { logFilters, logSearchOf } from "./log-search";

/** Changes by admins, newest first; read-only and searchable. */
export function LogView() {
  const { text, page, narrow } = useAddress();
  const { q, kind } = logSearchOf(text);
  const list = useLog({ page, q, kind });
  return (
    <PageFrame title="Log" links={<BackToDashboard />}>
      <div className="grid gap-3 pb-6 md:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Search"
          placeholder="Name, email, title, id"
          value={q}
          onSearch={(next) => narrow({ q: next })}
        />
        <FilterSelect
          label="About"
          all="Everything"
          options={logFilters}
          value={kind}
          onChange={(next) => narrow({ kind: next })}
        />
      </div>
      <PagedList
        list={list}
        loading="The log is loading"
        failed="We couldn't load the log."
        empty={
          list.entries.length === 0 && (
            <EmptyState
              title={q || kind ? "No entry matches" : "Nothing changed yet"}
              text={q || kind ? "Try fewer or different words." : "Changes made by admins appear here."}
            />
          )
        }
      >
        <ol className="hung">
          {list.entries.map((entry) => (
            <LogEntryRow key={entry._id} entry={entry} />
          ))}
        </ol>
      </PagedList>
    </PageFrame>
  );
}
