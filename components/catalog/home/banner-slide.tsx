import { clsx } from "clsx";
import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { filtersOf, isListingPath, readSearchParams } from "@/lib/catalog/listing/listing-query";
import { storeFilters } from "@/lib/catalog/listing/stored-filters";
import type { ShownBanner } from "@/lib/settings/banners";
import { Picture } from "../picture";

/** Three lengths of thread, the middle one longest. */
const threads = [
  "[--thread:1.75rem] md:[--thread:3.5rem] lg:[--thread:4rem]",
  "[--thread:3rem] md:[--thread:7rem] lg:[--thread:7.5rem]",
  "[--thread:1rem] md:[--thread:2.25rem] lg:[--thread:2rem]",
];
const delays = ["", "[animation-delay:60ms]", "[animation-delay:120ms]"];

/** The filters of a listing's address replace the stored ones. */
function storeFiltersOf(address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  if (isListingPath(pathname)) storeFilters(filtersOf(readSearchParams(searchParams)));
}

interface BannerSlideProps {
  banner: ShownBanner;
  /** Animates its pictures dropping in. */
  dropping: boolean;
  load: "first" | "lazy";
}

export function BannerSlide({ banner, dropping, load }: BannerSlideProps) {
  const { heading, line, button, pictures } = banner;
  const [first = "", second] = heading.split("\n");
  return (
    <div className="page relative grid h-[calc(300px+13.75rem)] grid-rows-[auto_1fr] md:h-[24rem] md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-1 md:gap-x-8 lg:h-[28rem] lg:gap-x-12 xl:h-[34rem]">
      <div className="order-2 flex flex-col items-start self-end pb-20 md:order-1 md:self-center md:pb-10">
        <h2 className="display text-poster">
          <span>{`${first} `}</span>
          {second && (
            <>
              <br />
              <span>{second}</span>
            </>
          )}
        </h2>
        <p className="mt-3 w-0 min-w-full max-w-sm text-pretty text-lead md:mt-5">{line}</p>
        <Link
          href={button.address}
          prefetch={false}
          onNavigate={() => storeFiltersOf(button.address)}
          className={buttonClasses({ size: "lg", className: "mt-5 md:mt-8" })}
        >
          {button.label}
        </Link>
      </div>
      <div
        aria-hidden="true"
        className="order-1 grid grid-cols-[repeat(3,minmax(0,17rem))] items-start justify-center gap-3 md:order-2 md:justify-end md:gap-4 lg:gap-5"
      >
        {pictures.map((picture, index) => (
          <div
            key={picture}
            className={clsx(dropping && "animate-[drop_500ms_var(--ease-fall)_backwards]", dropping && delays[index])}
          >
            <span className={clsx("peg z-1", threads[index])} />
            <div className="hung-shape aspect-3/4 overflow-hidden bg-cotton lg:rounded-b-panel">
              <Picture image={picture} alt="" sizes="(width >= 80rem) 272px, (width >= 48rem) 18vw, 30vw" load={load} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
