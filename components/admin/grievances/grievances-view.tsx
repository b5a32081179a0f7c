"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { SearchField } from "@/components/ui/search-field";
import { counted } from "@/lib/counted";
import { useGrievances } from "@/lib/grievance/admin-hooks";
import { grievanceStates } from "@/lib/grievance/status";
import { BackToDashboard } from "../back-to-dashboard";
import { FilterSelect } from "../filter-select";
import { useOpened } from "../orders/use-opened";
import { PageFrame } from "../page-frame";
import { ListCount, NoEntries, PagedList } from "../paged-list";
import { useAddress } from "../use-address";
import { GrievanceDialog } from "./grievance-dialog";
import { grievanceSearchOf } from "./grievance-search";
import { GrievancesList } from "./grievances-list";

/** One page of the grievances, with the details of the open one. */
export function GrievancesView() {
  const { text, page, narrow } = useAddress();
  const search = grievanceSearchOf(text);
  const list = useGrievances({ page, ...search });
  const { opened, open, close, renew } = useOpened(list.grievances);

  return (
    <PageFrame
      title="Grievances"
      links={<BackToDashboard />}
      aside={<ListCount list={list} text={counted(list.total, "grievance")} />}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] items-end gap-3 pb-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <SearchField
          label="Find grievances"
          placeholder="Number, name, email or order"
          value={search.q}
          onSearch={(q) => narrow({ q })}
          className="@max-[44rem]:col-span-full"
        />
        <FilterSelect
          label="State"
          options={grievanceStates}
          value={search.state}
          onChange={(state) => narrow({ state })}
        />
        <Checkbox
          label="Overdue only"
          checked={search.overdue === "1"}
          onChange={(event) => narrow({ overdue: event.target.checked ? "1" : "" })}
        />
      </div>
      <PagedList
        list={list}
        loading="Grievances are loading"
        failed="We couldn't load the grievances."
        empty={
          list.grievances.length === 0 && (
            <NoEntries
              search={search}
              unmatched="No grievance matches"
              title="No grievances"
              text="Grievances appear here as soon as somebody raises one."
            />
          )
        }
      >
        <GrievancesList grievances={list.grievances} onOpen={open} />
      </PagedList>
      <GrievanceDialog shown={opened} onClose={close} onStale={renew} />
    </PageFrame>
  );
}
