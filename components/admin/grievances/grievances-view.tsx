"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { useGrievances } from "@/lib/grievance/admin-hooks";
import { grievanceStates } from "@/lib/grievance/status";
import { pageText } from "@/lib/http/address-query";
import { choiceOf, searchOf } from "../address-values";
import { BackToDashboard } from "../back-to-dashboard";
import { useOpened } from "../orders/use-opened";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { GrievanceDialog } from "./grievance-dialog";
import { GrievancesList } from "./grievances-list";

/** One page of the grievances, with the details of the open one. */
export function GrievancesView() {
  const { text, page, change } = useAddress();
  const search = {
    q: searchOf(text("q")),
    state: choiceOf(text("state"), grievanceStates),
    overdue: choiceOf(text("overdue"), ["1"]),
  };
  const list = useGrievances({ page, ...search });
  const [opened, open] = useOpened(list.grievances);
  const isNarrowed = Object.values(search).some((value) => value !== "");
  const narrow = (changes: Record<string, string>) => change({ ...changes, page: "" }, { replace: true });
  const count = `${list.total.toLocaleString("en-IN")} ${list.total === 1 ? "grievance" : "grievances"}`;

  return (
    <PageFrame
      title="Grievances"
      links={<BackToDashboard />}
      aside={
        <p role="status" className="figures text-ink-3">
          {list.isLoading || list.error ? "" : count}
        </p>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] items-end gap-3 pb-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem_auto]">
        <SearchField
          label="Find grievances"
          placeholder="Number, name, email or order"
          value={search.q}
          onSearch={(q) => narrow({ q })}
        />
        <Field label="State">
          <Select
            options={grievanceStates}
            value={search.state}
            onChange={(event) => narrow({ state: event.target.value })}
          >
            <option value="">All</option>
          </Select>
        </Field>
        <Checkbox
          label="Overdue only"
          checked={search.overdue === "1"}
          onChange={(event) => narrow({ overdue: event.target.checked ? "1" : "" })}
        />
      </div>
      {list.isLoading ? (
        <RowSkeletons label="Grievances are loading" />
      ) : list.error ? (
        <ErrorState
          title="We couldn't load the grievances."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.grievances.length === 0 ? (
        <EmptyState
          title={isNarrowed ? "No grievance matches" : "No grievances"}
          text={isNarrowed ? "Try removing a filter." : "Grievances appear here as soon as somebody raises one."}
          action={
            isNarrowed && (
              <Button variant="outline" onClick={() => change({ q: "", state: "", overdue: "", page: "" })}>
                Clear all
              </Button>
            )
          }
        />
      ) : (
        <div className={cn("transition-opacity", list.isTurning && "opacity-60")}>
          <GrievancesList grievances={list.grievances} onOpen={open} />
        </div>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
      <GrievanceDialog shown={opened} onClose={() => open(null)} />
    </PageFrame>
  );
}
