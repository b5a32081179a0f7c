import { seedOf } from "./core/noise";
import { Stage } from "./core/stage";
import { Draw } from "./draw";
import type { PictureSpec } from "./spec";
import { templateOf } from "./templates";

export const WIDTH = 900;
export const HEIGHT = 1200;

const FRAME = { width: 800, height: 1010 };
const LARGEST = 1.35;

/** One picture as red, green, blue bytes, 900 x 1200; the same spec gives the same bytes. */
export function renderPicture(spec: PictureSpec): Uint8Array {
  const template = templateOf(spec.template);
  const seed = spec.seed ?? seedOf(spec.id);
  const probe = Stage.probe(seed);
  template(new Draw(probe, spec, seed));
  const extent = probe.extent ?? { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const fit = Math.min(
    FRAME.width / (extent.right - extent.left),
    FRAME.height / (extent.bottom - extent.top),
    LARGEST,
  );
  const dx = WIDTH / 2 - (fit * (extent.left + extent.right)) / 2;
  const dy = HEIGHT / 2 - (fit * (extent.top + extent.bottom)) / 2;
  const stage = new Stage(seed, WIDTH, HEIGHT);
  stage.placement = { scale: fit, dx, dy };
  const setting = template(new Draw(stage, spec, seed));
  return stage.finish(setting ?? {});
}
