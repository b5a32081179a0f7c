import { closeUps } from "./close/close-up";
import { zoomOf } from "./close/zooms";
import { seedOf } from "./core/noise";
import type { Extent } from "./core/outline";
import type { Placement } from "./core/part";
import { Stage } from "./core/stage";
import { Draw, type Template } from "./draw";
import type { PictureSpec } from "./spec";
import { templateOf } from "./templates";
import { type View, views } from "./views";

export const WIDTH = views.front.width;
export const HEIGHT = views.front.height;

const FRAME = { width: 800, height: 1010 };
const LARGEST = 1.35;

/** Added to the seed for the other side, which does not fold like the front. */
const OTHER_SIDE = 1009;

/** Where a drawing of this extent lies on the board: as large as the frame allows, in the middle. */
function fitted(extent: Extent): Placement {
  const fit = Math.min(
    FRAME.width / (extent.right - extent.left),
    FRAME.height / (extent.bottom - extent.top),
    LARGEST,
  );
  const dx = WIDTH / 2 - (fit * (extent.left + extent.right)) / 2;
  const dy = HEIGHT / 2 - (fit * (extent.top + extent.bottom)) / 2;
  return { scale: fit, dx, dy };
}

/** The part of the drawing that a close-up shows fills the board. */
function zoomed({ scale, dx, dy }: Placement, extent: Extent, template: string): Placement {
  const { x, y, times } = zoomOf(template);
  const focusX = scale * (extent.left + (extent.right - extent.left) * x) + dx;
  const focusY = scale * (extent.top + (extent.bottom - extent.top) * y) + dy;
  return {
    scale: scale * times,
    dx: WIDTH / 2 + (dx - focusX) * times,
    dy: HEIGHT / 2 + (dy - focusY) * times,
  };
}

function placementOf(spec: PictureSpec, template: Template, seed: number, view: View): Placement {
  if (view === "close" && closeUps[spec.template]) {
    return { scale: 1, dx: 0, dy: 0 };
  }
  const probe = Stage.probe(seed, view);
  template(new Draw(probe, spec, seed));
  const extent = probe.extent ?? { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const placement = fitted(extent);
  return view === "close" ? zoomed(placement, extent, spec.template) : placement;
}

/** One picture as red, green, blue bytes in the size of its view; the same spec gives the same bytes. */
export function renderPicture(spec: PictureSpec, view: View = "front"): Uint8Array {
  const template = templateOf(spec.template, view);
  const seed = (spec.seed ?? seedOf(spec.id)) + (view === "back" ? OTHER_SIDE : 0);
  const { width, height } = views[view];
  const { scale, dx, dy } = placementOf(spec, template, seed, view);
  const size = width / WIDTH;
  const stage = new Stage(seed, width, height, false, view);
  stage.placement = { scale: scale * size, dx: dx * size, dy: dy * size };
  const setting = template(new Draw(stage, spec, seed));
  return stage.finish(setting ?? {});
}
