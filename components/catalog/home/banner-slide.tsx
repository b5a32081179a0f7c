import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { filtersOf, isListingPath, readSearchParams } from "@/lib/catalog/listing/listing-query";
import { storeFilters } from "@/lib/catalog/listing/stored-filters";
import { cn } from "@/lib/class-names";
import { hasHanger, isCutOut } from "@/lib/media/cut-out";
import type { ShownBanner } from "@/lib/settings/banners";
import { Picture } from "../picture";

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
    <div className="banner page">
      <div className="banner-words">
        <h2 className="display text-poster">
          <span>{`${first} `}</span>
          {second && (
            <>
              <br />
              <span>{second}</span>
            </>
          )}
        </h2>
        <p className="mt-2 w-0 min-w-full max-w-sm text-pretty text-lead md:mt-5">{line}</p>
        <Link
          href={button.address}
          prefetch={false}
          onNavigate={() => storeFiltersOf(button.address)}
          className={buttonClasses({ size: "lg", className: "mt-4 md:mt-8" })}
        >
          {button.label}
        </Link>
      </div>
      <div aria-hidden="true" className="banner-line">
        {pictures.map((picture, index) => (
          <div
            key={picture}
            className={cn(
              isCutOut(picture) ? "banner-hung" : "banner-framed",
              dropping && "animate-[drop_500ms_var(--ease-fall)_backwards]",
              dropping && delays[index],
            )}
          >
            <span className={hasHanger(picture) ? "thread" : "peg z-1"} />
            <span data-last={index === pictures.length - 1 || undefined}>
              <Picture
                image={picture}
                alt=""
                sizes="(width >= 80rem) 286px, (width >= 48rem) 20vw, 46vw"
                widths={[280, 400, 640, 900]}
                load={load}
              />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
