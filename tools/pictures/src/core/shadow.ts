import { wideBlur } from "./blur";
import { coverage } from "./coverage";
import type { ColorGrid, Grid } from "./grid";
import { extentOf, type Outline } from "./outline";
import type { Shadow } from "./part";
import { multiply } from "./surface";

/** Darkens what is painted so far by a soft shadow of a shape, with a tight line where the two touch. */
export function castShadow(canvas: ColorGrid, outlines: Outline[], clip: Outline | null, shadow: Shadow): void {
  const extent = extentOf(outlines);
  const spread = Math.ceil(shadow.blur * 2.6) + 3;
  const left = Math.floor(extent.left) - spread;
  const top = Math.floor(extent.top) - spread;
  const width = Math.ceil(extent.right) + spread - left + 1;
  const height = Math.ceil(extent.bottom) + spread - top + 1;
  const frame = { left, top, width, height };
  const shape: Grid = coverage(outlines, frame);
  if (clip) {
    multiply(shape, coverage([clip], frame));
  }
  const wide = wideBlur(shape, shadow.blur);
  const tight = wideBlur(shape, Math.max(1.5, shadow.blur * 0.3));
  const dx = Math.round(shadow.dx);
  const dy = Math.round(shadow.dy);
  for (let y = 0; y < height; y++) {
    const canvasY = y + top + dy;
    if (canvasY < 0 || canvasY >= canvas.red.height) {
      continue;
    }
    for (let x = 0; x < width; x++) {
      const canvasX = x + left + dx;
      const far = wide.at(y * width + x);
      if (canvasX < 0 || canvasX >= canvas.red.width || far < 0.004) {
        continue;
      }
      const onFrame = x + dx < width && y + dy < height && x + dx >= 0 && y + dy >= 0;
      const near = onFrame ? tight.at((y + dy) * width + x + dx) : 0;
      const rest = (1 - shadow.dark * far) * (1 - shadow.dark * 0.5 * near);
      const at = canvasY * canvas.red.width + canvasX;
      for (const plane of [canvas.red, canvas.green, canvas.blue]) {
        plane.set(at, plane.at(at) * rest);
      }
    }
  }
}
