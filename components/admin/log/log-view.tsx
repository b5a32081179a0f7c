"use client";

import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { useLog } from "@/lib/admin-log/hooks";
import { cn } from "@/lib/class-names";
import { pageText } from "@/lib/http/address-query";
import { choiceOf, searchOf } from "../address-values";
import { BackToDashboard } from "../back-to-dashboard";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { LogEntryRow } from "./log-entry";

const kinds = [
  { id: "", label: "Everything" },
  { id: "product", label: "Products" },
  { id: "order", label: "Orders" },
  { id: "grievance", label: "Grievances" },
  { id: "settings", label: "Settings" },
  { id: "page", label: "Help pages" },
  { id: "role", label: "People" },
  { id: "catalogue", label: "Catalogue" },
];

/** Changes by admins, newest first; read-only and searchable. */
export function LogView() {
  const { text, page, change } = useAddress();
  const q = searchOf(text("q"));
  const kind = choiceOf(
    text("kind"),
    kinds.map(({ id }) => id),
  );
  const list = useLog({ page, q, kind });
  const narrow = (changes: Record<string, string>) => change({ ...changes, page: "" }, { replace: true });
  return (
    <PageFrame title="Log" links={<BackToDashboard />}>
      <div className="grid gap-3 pb-6 md:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Search"
          placeholder="Name, email, title, id"
          value={q}
          onSearch={(next) => narrow({ q: next })}
        />
        <Field label="About">
          <Select options={kinds} value={kind} onChange={(event) => narrow({ kind: event.target.value })} />
        </Field>
      </div>
      {list.isLoading ? (
        <RowSkeletons label="The log is loading" />
      ) : list.error ? (
        <ErrorState
          title="We couldn't load the log."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.entries.length === 0 ? (
        <EmptyState
          title={q || kind ? "No entry matches" : "Nothing changed yet"}
          text={q || kind ? "Try fewer or different words." : "Changes made by admins appear here."}
        />
      ) : (
        <ol className={cn("hung transition-opacity", list.isTurning && "opacity-60")}>
          {list.entries.map((entry) => (
            <LogEntryRow key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
    </PageFrame>
  );
}
