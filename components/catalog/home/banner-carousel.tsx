"use client";

import { ArrowLeft, ArrowRight, Pause, Play } from "lucide";
import { type TouchEvent, useCallback, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";
import type { ShownBanner } from "@/lib/settings/banners";
import { BannerSlide } from "./banner-slide";
import { useAutoplay } from "./use-autoplay";

const grounds: Record<ShownBanner["colour"], string> = {
  kesar: "bg-kesar",
  neel: "bg-neel",
  leaf: "bg-leaf",
  turmeric: "bg-turmeric",
  gulab: "bg-gulab",
};

/** How long a banner is shown, in ms (specification, section 9). */
const interval = 4000;
/** The minimum distance of a swipe, in px. */
const swipe = 45;

const roundClasses =
  "grid size-11 place-items-center rounded-full transition-colors duration-(--duration-touch) hover:bg-ink/10";

/** The banners of the home page; one alone has no buttons. The first is in the HTML; the others are rendered when the carousel starts to move. */
export function BannerCarousel({ banners }: { banners: readonly ShownBanner[] }) {
  const isAlone = banners.length === 1;
  const [{ index, step }, setPlace] = useState({ index: 0, step: 0 });
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const touch = useRef<{ x: number; y: number } | null>(null);

  const go = useCallback(
    (to: (index: number) => number) => {
      setPlace((place) => ({ index: (to(place.index) + banners.length) % banners.length, step: place.step + 1 }));
    },
    [banners.length],
  );
  const next = useCallback(() => go((here) => here + 1), [go]);
  const previous = useCallback(() => go((here) => here - 1), [go]);
  const { paused, running, toggle } = useAutoplay(next, interval, isAlone || held.pointer || held.focus, step);

  function endTouch({ changedTouches }: TouchEvent) {
    const end = changedTouches[0];
    const start = touch.current;
    touch.current = null;
    if (!start || !end || isAlone) return;
    const [x, y] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y)) return;
    if (x < 0) next();
    else previous();
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Banners"
      className="on-dye relative touch-pan-y touch-pinch-zoom overflow-hidden"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHeld((now) => ({ ...now, focus: currentTarget.contains(relatedTarget) }))
      }
      onTouchStart={({ touches }) => {
        const start = touches[0];
        touch.current = start ? { x: start.clientX, y: start.clientY } : null;
      }}
      onTouchEnd={endTouch}
    >
      <div aria-live={running ? "off" : "polite"} className="grid">
        {banners.map((banner, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern for carousels, no set of fields
          <div
            key={banner.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${banners.length}`}
            inert={place !== index}
            aria-hidden={place !== index}
            className={cn(
              "banner-ground [grid-area:1/1] transition-opacity duration-(--duration-banner)",
              grounds[banner.colour],
              place !== index && "opacity-0",
            )}
          >
            {(place === 0 || step > 0) && (
              <BannerSlide
                banner={banner}
                dropping={place === index && step > 0}
                load={place === 0 ? "first" : "lazy"}
              />
            )}
          </div>
        ))}
      </div>
      {!isAlone && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0">
          <div className="page flex items-center gap-1 pb-3 *:pointer-events-auto md:pb-5">
            <button type="button" aria-label="Previous banner" onClick={previous} className={cn(roundClasses, "-ml-3")}>
              <Icon shape={ArrowLeft} className="size-5" />
            </button>
            <ol className="flex items-center">
              {banners.map((banner, place) => (
                <li key={banner.id}>
                  <button
                    type="button"
                    aria-label={`Banner ${place + 1}`}
                    aria-current={place === index ? "true" : undefined}
                    onClick={() => go(() => place)}
                    className="grid h-11 w-7 place-items-center"
                  >
                    <span
                      className={cn(
                        "block rounded-full border-2 border-ink",
                        place === index ? "chosen size-4 bg-ink" : cn("size-3", grounds[banner.colour]),
                      )}
                    />
                  </button>
                </li>
              ))}
            </ol>
            <button type="button" aria-label="Next banner" onClick={next} className={roundClasses}>
              <Icon shape={ArrowRight} className="size-5" />
            </button>
            <button
              type="button"
              aria-label={paused ? "Play" : "Pause"}
              onClick={toggle}
              className={cn(roundClasses, "ml-auto noscript:hidden")}
            >
              <Icon shape={paused ? Play : Pause} className="size-5" />
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
