import { closeUps } from "./close/close-up";
import { zoomOf } from "./close/zooms";
import { drapes } from "./core/folds";
import { hash, seedOf } from "./core/noise";
import type { Extent } from "./core/outline";
import type { Placement } from "./core/part";
import { type Setting, Stage } from "./core/stage";
import { Draw, type Template } from "./draw";
import { swing, swingBoard } from "./garments/hanger";
import type { PictureSpec } from "./spec";
import { templateOf } from "./templates";
import { type View, views } from "./views";

/** The board of a drawing. */
export const WIDTH = 900;
export const HEIGHT = 1200;

const FRAME = { width: 800, height: 1010 };
const LARGEST = 1.35;

/** Added to the seed for the other side, which does not fold like the front. */
const OTHER_SIDE = 1009;

/** What stands on a board where it hangs. */
const onSwing = ["sneaker", "runner", "heel", "loafer"];

/** How far above a thing the threads of its board meet. */
const THREADS = 330;

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

/** Sets what the seed of a picture decides: the way its cloth falls, and its silhouette. */
function dress(stage: Stage, spec: PictureSpec, view: View, onHanger: boolean): Stage {
  const seed = spec.seed ?? seedOf(spec.id);
  stage.drape = drapes[Math.floor(hash(17, view === "back" ? 50 : 49, seed) * drapes.length)] ?? "hung";
  stage.silhouette = hash(8, 33, seed) < 0.5 ? 0 : 1;
  stage.onHanger = onHanger;
  return stage;
}

/** The template with the board and threads that carry it, where it is drawn hung and stands. */
function carried(template: Template, spec: PictureSpec): Template {
  if (!onSwing.includes(spec.template)) {
    return template;
  }
  return (draw) => {
    if (!draw.stage.onHanger) {
      return template(draw);
    }
    const probe = dress(Stage.probe(draw.seed), spec, "front", false);
    const floor = template(new Draw(probe, spec, draw.seed))?.floor ?? 0;
    const { left = 0, right = WIDTH, top = 0 } = probe.extent ?? {};
    const half = Math.max(WIDTH / 2 - left, right - WIDTH / 2) + 6;
    swing(draw, top - THREADS, floor, half);
    template(draw);
    swingBoard(draw, floor, half);
  };
}

interface Drawn {
  stage: Stage;
  setting: Setting;
  /** Where the drawing lies, in pixels. */
  extent: Extent;
}

/** @param pixels width of the whole board in pixels */
function drawn(spec: PictureSpec, view: View, pixels: number, onHanger = false): Drawn {
  const template = carried(templateOf(spec.template, view), spec);
  const seed = (spec.seed ?? seedOf(spec.id)) + (view === "back" ? OTHER_SIDE : 0);
  const probe = dress(Stage.probe(seed, view), spec, view, onHanger);
  const isCloseUp = view === "close" && closeUps[spec.template];
  if (!isCloseUp) {
    template(new Draw(probe, spec, seed));
  }
  const board = probe.extent ?? { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const fit = fitted(board);
  const { scale, dx, dy } = isCloseUp
    ? { scale: 1, dx: 0, dy: 0 }
    : view === "close"
      ? zoomed(fit, board, spec.template)
      : fit;
  const size = pixels / WIDTH;
  const stage = dress(new Stage(seed, pixels, (pixels / 3) * 4, false, view), spec, view, onHanger);
  stage.placement = { scale: scale * size, dx: dx * size, dy: dy * size };
  const standing = template(new Draw(stage, spec, seed)) ?? {};
  const setting = onHanger ? {} : standing;
  const onCanvas = (at: number, shift: number) => (at * scale + shift) * size;
  const extent = {
    left: onCanvas(board.left, dx),
    right: onCanvas(board.right, dx),
    top: onCanvas(board.top, dy),
    bottom: onCanvas(board.bottom, dy),
  };
  return { stage, setting, extent };
}

/** One picture as red, green, blue bytes in the size of its view; the same spec gives the same bytes. */
export function renderPicture(spec: PictureSpec, view: View = "front"): Uint8Array {
  const { stage, setting } = drawn(spec, view, views[view].width);
  return stage.finish(setting);
}

/** A drawing without a ground. */
export interface CutOut {
  /** Red, green, blue, alpha. */
  pixels: Uint8Array;
  width: number;
  height: number;
  /** What is not empty, in pixels; the middle of the drawing is the middle between left and right. */
  extent: Extent;
}

/** A front cut out. @param pixels width of the whole board in pixels @param onHanger with what it hangs on */
export function renderCutOut(spec: PictureSpec, pixels: number, onHanger: boolean): CutOut {
  return cutOutOf(drawn(spec, "front", pixels, onHanger));
}

/** A front and the same cut out, drawn once. */
export function renderFront(spec: PictureSpec, pixels: number = views.front.width): { front: Uint8Array; cut: CutOut } {
  const front = drawn(spec, "front", pixels);
  return { front: front.stage.finish(front.setting), cut: cutOutOf(front) };
}

function cutOutOf({ stage, setting, extent }: Drawn): CutOut {
  return { pixels: stage.cutOut(setting), width: stage.width, height: stage.height, extent };
}
