import { fromNear } from "../core/close-materials";
import { hash } from "../core/noise";
import { smoothstep } from "../core/numbers";
import { path, shape } from "../core/outline";
import { scale } from "../core/palette";
import { ribbon } from "../core/shapes";
import type { Draw } from "../draw";
import { type Zari, zariBorder } from "../patterns/zari";
import { lay, NEAR, nearer } from "./cloth";

const EDGE = 990;

/** The woven border of a saree, a lehenga or a dupatta, at the end of its cloth; a fringe may hang from it. */
export function border(draw: Draw, material: string, zari: Zari | null, fringe: boolean): void {
  const pattern = nearer(draw.pattern);
  draw.add({
    outline: shape`-80 700!, 980 700!, 980 ${EDGE - 26}!, 450 ${EDGE - 4}, -80 ${EDGE - 10}!`,
    material: fromNear(material),
    paint: scale(zari?.ground ?? draw.rgb(0), 0.7),
    shade: () => 0.6,
    shadow: { dx: 4, dy: 18, blur: 22, dark: 0.45 },
  });
  if (fringe) {
    tassels(draw);
  }
  lay(draw, material, {
    outline: shape`-80 -80!, 980 -80!, 980 ${EDGE - 20}!, 700 ${EDGE - 4}, 300 ${EDGE}, -80 ${EDGE - 4}!`,
    loose: 34,
    material: { ...nearSilk(material), opacity: 1 },
    paint: (u, v, ink) => {
      pattern(u, v, ink);
      if (zari) {
        // the border lies along the edge and is drawn at its own size, enlarged
        zariBorder(ink, (EDGE - 604 - v) / NEAR, u / NEAR, zari);
        ink.relief *= NEAR;
      }
    },
    folds: { height: 30, wave: 300, sharp: 0.35, detail: 0.1, length: 900, base: () => 0.8, angle: 1.42 },
    cloth: { cx: 450, pitch: 0 },
    bevel: [12, 7],
    shadow: { dx: 2, dy: 8, blur: 12, dark: 0.5 },
  });
}

function nearSilk(material: string) {
  const near = fromNear(material);
  return typeof near === "string" ? { base: near } : near;
}

/** Knotted silk hanging from the edge. */
function tassels(draw: Draw): void {
  const paint = draw.dye("fringe", draw.color(0));
  for (let i = 0; i < 9; i++) {
    const x = 20 + i * 108;
    const lean = (hash(i, 3, draw.seed) - 0.5) * 30;
    draw.add({
      outline: ribbon(
        path`${x} ${EDGE - 20}, ${x + lean * 0.3} ${EDGE + 70}, ${x + lean} ${EDGE + 188}`,
        (t) => 20 + 34 * smoothstep(0.22, 0.8, t),
      ),
      material: "silk",
      paint,
      inflate: 16,
      height: (px) => 2.6 * Math.sin(px * 0.75),
      shadow: { dx: 8, dy: 10, blur: 9, dark: 0.4 },
    });
    draw.add({
      outline: ribbon(path`${x - 13} ${EDGE + 40}, ${x + 14} ${EDGE + 42}`, 16),
      material: "cord",
      paint: scale(paint, 0.8),
      inflate: 10,
      shadow: { dx: 3, dy: 5, blur: 4, dark: 0.4 },
    });
  }
}
