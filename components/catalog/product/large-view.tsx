"use client";

import { ChevronLeft, ChevronRight, Minus, Plus } from "lucide";
import { type ComponentProps, Fragment, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { type ReactZoomPanPinchContentRef, TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import { Button } from "@/components/ui/button";
import { Dialog, DialogTitle, DialogX } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { OverlayContent } from "@/components/ui/overlay-content";
import { largeWidths } from "@/lib/media/picture";
import { Picture } from "../picture";

interface LargeViewProps {
  open: boolean;
  title: string;
  images: readonly string[];
  /** How the page shows each, and so which file it has loaded. */
  shownAs: (at: number) => Pick<ComponentProps<typeof Picture>, "sizes" | "widths">;
  /** The picture to begin with. */
  first: number;
  /** Called with the picture that was shown last. */
  onClose: (at: number) => void;
  /** Called after the closing animation, to place the focus. */
  onClosed: (event: Event) => void;
}

/** The library's own styles come after those of classes. */
const whole = { width: "100%", height: "100%" };

/** How far a step zooms in, how large a press makes the picture, and how large it can become. */
const step = 0.75;
const pressed = 2.5;
const maxScale = 4;

/** A picture in the whole window: zoomed by click, pinch, wheel and the keys + and -, others by the arrow keys. */
export function LargeView({ open, title, images, shownAs, first, onClose, onClosed }: LargeViewProps) {
  const [at, setAt] = useState(first);
  const [isZoomed, setIsZoomed] = useState(false);
  const view = useRef<ReactZoomPanPinchContentRef>(null);
  const pressedAt = useRef({ x: 0, y: 0 });

  useEffect(() => {
    if (open) setAt(first);
  }, [open, first]);

  const zoomIn = () => void view.current?.zoomIn(step);
  const zoomOut = () => void view.current?.zoomOut(step);
  const showAll = () => void view.current?.resetTransform();

  function go(by: number) {
    setAt((now) => (now + by + images.length) % images.length);
    showAll();
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "+" || key === "=") zoomIn();
    if (key === "-") zoomOut();
    if (key === "0") showAll();
    if (images.length > 1 && key === "ArrowRight") go(1);
    if (images.length > 1 && key === "ArrowLeft") go(-1);
  }

  /** A press zooms in where it is, or out; one that moved has dragged the picture. */
  function press({ clientX, clientY, detail }: MouseEvent) {
    const { x, y } = pressedAt.current;
    const isByKey = detail === 0;
    if (!isByKey && Math.hypot(clientX - x, clientY - y) > 6) return;
    if (isZoomed) showAll();
    else if (isByKey) zoomIn();
    else void view.current?.zoomToPoint(pressed, clientX, clientY);
  }

  const image = images[at] ?? "";
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose(at)}>
      <OverlayContent
        data-slot="large-view"
        placeClassName=""
        className="relative h-dvh w-full bg-paper outline-none"
        onKeyDown={onKeyDown}
        onCloseAutoFocus={onClosed}
      >
        <DialogTitle className="sr-only">{`${title}, picture ${at + 1} of ${images.length}`}</DialogTitle>
        <TransformWrapper
          ref={view}
          maxScale={maxScale}
          doubleClick={{ disabled: true }}
          onTransform={(_, { scale }) => setIsZoomed(scale > 1.01)}
        >
          <TransformComponent wrapperStyle={whole} contentStyle={whole}>
            <button
              type="button"
              aria-label={isZoomed ? "Show the whole picture" : "Zoom into the picture"}
              onPointerDown={({ clientX: x, clientY: y }) => {
                pressedAt.current = { x, y };
              }}
              onClick={press}
              className={isZoomed ? "absolute inset-0 cursor-zoom-out" : "absolute inset-0 cursor-zoom-in"}
            >
              <Fragment key={image}>
                {/* The file that the page shows, until the large one has come. */}
                <Picture
                  {...shownAs(at)}
                  image={image}
                  alt=""
                  load="eager"
                  className="absolute inset-0 object-contain"
                />
                <Picture
                  image={image}
                  alt=""
                  sizes="200vw"
                  widths={largeWidths}
                  load="eager"
                  className="object-contain"
                />
              </Fragment>
            </button>
          </TransformComponent>
        </TransformWrapper>
        <div className="absolute inset-x-0 bottom-0 flex flex-wrap justify-center gap-2 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {images.length > 1 && (
            <p aria-hidden="true" className="figures grid min-h-11 place-items-center rounded-control bg-paper px-3">
              {`${at + 1} of ${images.length}`}
            </p>
          )}
          {images.length > 1 && (
            <Button variant="outline" size="icon" aria-label="Previous picture" onClick={() => go(-1)}>
              <Icon shape={ChevronLeft} className="size-5" />
            </Button>
          )}
          <Button variant="outline" size="icon" aria-label="Zoom out" aria-disabled={!isZoomed} onClick={zoomOut}>
            <Icon shape={Minus} className="size-5" />
          </Button>
          <Button variant="outline" size="icon" aria-label="Zoom in" onClick={zoomIn}>
            <Icon shape={Plus} className="size-5" />
          </Button>
          {images.length > 1 && (
            <Button variant="outline" size="icon" aria-label="Next picture" onClick={() => go(1)}>
              <Icon shape={ChevronRight} className="size-5" />
            </Button>
          )}
        </div>
        <DialogX className="absolute top-2 right-2 z-10 bg-paper" />
      </OverlayContent>
    </Dialog>
  );
}
