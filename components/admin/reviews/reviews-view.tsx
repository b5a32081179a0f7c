"use client";

import { SearchField } from "@/components/ui/search-field";
import { useRowFocus } from "@/components/ui/use-row-focus";
import { counted, formatCount } from "@/lib/counted";
import { useAllReviews } from "@/lib/review/admin-hooks";
import { reviewStatuses } from "@/lib/review/options";
import { BackToDashboard } from "../back-to-dashboard";
import { FilterSelect } from "../filter-select";
import { PageFrame } from "../page-frame";
import { ListCount, NoEntries, PagedList } from "../paged-list";
import { useAddress } from "../use-address";
import { ReviewRow } from "./review-row";
import { reviewSearchOf } from "./review-search";

/** One page of all reviews: what waits for a decision first. */
export function ReviewsView() {
  const { text, page, narrow } = useAddress();
  const search = reviewSearchOf(text);
  const list = useAllReviews({ page, ...search });
  const rows = useRowFocus<HTMLUListElement>();
  const figures = [
    counted(list.total, "review"),
    `${formatCount(list.waiting)} to decide`,
    `${formatCount(list.hidden)} hidden in all`,
  ].join(", ");

  return (
    <PageFrame title="Reviews" links={<BackToDashboard />} aside={<ListCount list={list} text={figures} />}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3 pb-6 @min-[44rem]:grid-cols-[minmax(0,1fr)_12rem]">
        <SearchField
          label="Find reviews"
          placeholder="Product, name or number"
          value={search.q}
          onSearch={(q) => narrow({ q })}
        />
        <FilterSelect
          label="Status"
          options={reviewStatuses}
          value={search.status}
          onChange={(status) => narrow({ status })}
        />
      </div>
      <PagedList
        list={list}
        loading="Reviews are loading"
        failed="We couldn't load the reviews."
        empty={
          list.reviews.length === 0 && (
            <NoEntries
              search={search}
              unmatched="No review matches"
              title="No reviews yet"
              text="Reviews appear here as soon as shoppers write them."
            />
          )
        }
      >
        <ul {...rows.list} aria-label="Reviews" className="hung">
          {list.reviews.map((review) => (
            <ReviewRow key={review._id} review={review} />
          ))}
        </ul>
      </PagedList>
    </PageFrame>
  );
}
