import { clsx } from "clsx";
import { buttonClasses } from "@/components/ui/button";
import { FilterLink } from "../filter-link";
import { Picture } from "../picture";
import type { Banner } from "./banners";

/** Three lengths of thread, the middle one longest. */
const threads = [
  "[--thread:1.75rem] md:[--thread:3.5rem] lg:[--thread:4rem]",
  "[--thread:3rem] md:[--thread:7rem] lg:[--thread:7.5rem]",
  "[--thread:1rem] md:[--thread:2.25rem] lg:[--thread:2rem]",
];
const delays = ["", "[animation-delay:60ms]", "[animation-delay:120ms]"];

interface BannerSlideProps {
  banner: Banner;
  /** Animates its pictures dropping in. */
  dropping: boolean;
  load: "first" | "lazy";
}

export function BannerSlide({ banner, dropping, load }: BannerSlideProps) {
  const { head, text, category, action, pictures } = banner;
  return (
    <div className="page relative grid h-[calc(300px+13.75rem)] grid-rows-[auto_1fr] md:h-[24rem] md:grid-cols-[auto_minmax(0,1fr)] md:grid-rows-1 md:gap-x-8 lg:h-[28rem] lg:gap-x-12 xl:h-[34rem]">
      <div className="order-2 flex flex-col items-start self-end pb-20 md:order-1 md:self-center md:pb-10">
        <h2 className="display text-poster">
          <span>{`${head[0]} `}</span>
          <br />
          <span>{head[1]}</span>
        </h2>
        <p className="mt-3 w-0 min-w-full max-w-sm text-pretty text-lead md:mt-5">{text}</p>
        <FilterLink
          filters={{ category: [category] }}
          className={buttonClasses({ size: "lg", className: "mt-5 md:mt-8" })}
        >
          {action}
        </FilterLink>
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
              <Picture
                image={`/pictures/${picture}.webp`}
                alt=""
                sizes="(width >= 80rem) 272px, (width >= 48rem) 18vw, 30vw"
                load={load}
              />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
