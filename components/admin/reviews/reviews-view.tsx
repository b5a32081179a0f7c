"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { pageText } from "@/lib/http/address-query";
import { useAllReviews } from "@/lib/review/admin-hooks";
import { reviewStatuses } from "@/lib/review/options";
import { choiceOf, searchOf } from "../address-values";
import { BackToDashboard } from "../back-to-dashboard";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { ReviewRow } from "./review-row";

/** One page of all reviews: what waits for a decision first. */
export function ReviewsView() {
  const { text, page, change } = useAddress();
  const search = { q: searchOf(text("q")), status: choiceOf(text("status"), reviewStatuses) };
  const list = useAllReviews({ page, ...search });
  const isNarrowed = search.q !== "" || search.status !== "";
  const narrow = (changes: Record<string, string>) => change({ ...changes, page: "" }, { replace: true });
  const figures = [
    `${list.total.toLocaleString("en-IN")} ${list.total === 1 ? "review" : "reviews"}`,
    `${list.waiting.toLocaleString("en-IN")} to decide`,
    `${list.hidden.toLocaleString("en-IN")} hidden in all`,
  ].join(", ");

  return (
    <PageFrame
      title="Reviews"
      links={<BackToDashboard />}
      aside={
        <p role="status" className="text-ink-3">
          {list.isLoading || list.error ? "" : figures}
        </p>
      }
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-3 pb-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchField
          label="Find reviews"
          placeholder="Product, name or number"
          value={search.q}
          onSearch={(q) => narrow({ q })}
        />
        <Field label="Status">
          <Select
            options={reviewStatuses}
            value={search.status}
            onChange={(event) => narrow({ status: event.target.value })}
          >
            <option value="">All</option>
          </Select>
        </Field>
      </div>
      {list.isLoading ? (
        <RowSkeletons label="Reviews are loading" />
      ) : list.error ? (
        <ErrorState
          title="We couldn't load the reviews."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.reviews.length === 0 ? (
        <EmptyState
          title={isNarrowed ? "No review matches" : "No reviews yet"}
          text={isNarrowed ? "Try removing a filter." : "Reviews appear here as soon as shoppers write them."}
          action={
            isNarrowed && (
              <Button variant="outline" onClick={() => change({ q: "", status: "", page: "" })}>
                Clear all
              </Button>
            )
          }
        />
      ) : (
        <ul aria-label="Reviews" className={cn("hung transition-opacity", list.isTurning && "opacity-60")}>
          {list.reviews.map((review) => (
            <ReviewRow key={review._id} review={review} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
    </PageFrame>
  );
}
