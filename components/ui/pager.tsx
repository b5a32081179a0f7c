"use client";

import { ArrowLeft, ArrowRight } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "./icon";

interface PagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Previous page, current page, next page, and a field to jump to any page; nothing as long as `pages` is unknown, 0. */
export function Pager({ page, pages, onTurn }: PagerProps) {
  if (pages === 0 || (pages < 2 && page === 1)) return null;
  function turn(to: number) {
    onTurn(Math.min(Math.max(1, to), Math.max(1, pages)));
    window.scrollTo({ top: 0 });
  }
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-3">
      <Button variant="outline" className="relative max-sm:px-3.5" disabled={page <= 1} onClick={() => turn(page - 1)}>
        <Icon shape={ArrowLeft} className="size-4" />
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      <form
        key={page}
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const to = Number(new FormData(event.currentTarget).get("page"));
          if (Number.isInteger(to)) turn(to);
        }}
      >
        <label htmlFor="page" className="text-ink-2">
          Page
        </label>
        <input
          id="page"
          name="page"
          inputMode="numeric"
          defaultValue={page}
          className="h-11 w-14 rounded-control border border-line-strong bg-paper text-center text-field hover:border-ink md:text-body"
        />
        <span className="figures text-ink-2">{`of ${pages}`}</span>
      </form>
      <Button
        variant="outline"
        className="relative max-sm:px-3.5"
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      >
        <span className="max-sm:sr-only">Next</span>
        <Icon shape={ArrowRight} className="size-4" />
      </Button>
    </nav>
  );
}
