import { hash, noise } from "../core/noise";
import { smoothstep } from "../core/numbers";
import { path, shape } from "../core/outline";
import { ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { skirtPart } from "./skirt-part";

const TASSELS = 13;

function tassels(draw: Draw, half: number, hemAt: (x: number) => number): void {
  for (let i = 0; i <= TASSELS; i++) {
    const x = 450 - half + (2 * half * i) / TASSELS;
    const y = hemAt(x) - 6;
    const lean = (hash(i, 3, draw.seed) - 0.5) * 8;
    draw.add({
      outline: ribbon(
        path`${x} ${y}, ${x + lean * 0.3} ${y + 22}, ${x + lean} ${y + 56}`,
        (t) => 5 + 7 * smoothstep(0.2, 0.9, t),
      ),
      material: "silk",
      paint: draw.dye("fringe", draw.color(0)),
      inflate: 5,
      shadow: { dx: 3, dy: 4, blur: 3, dark: 0.35 },
      height: (px) => Math.sin(px * 2.2) * 0.8,
    });
  }
}

interface Fall {
  middle: number;
  bottom: number;
  top: number;
  hem: number;
  flutes: number;
  light: number;
}

/** One end of the cloth, hanging down. */
function fall(draw: Draw, { middle, bottom, top, hem, flutes, light }: Fall): void {
  draw.within({ scale: 1, dx: middle - 450, dy: 0 }, () => {
    const hemAt = skirtPart(
      draw,
      { top: 190, bottom, waist: top, hem, flutes, depth: 17, bend: 0.5, sag: 10, sharp: 0.4, from: 0.75 },
      {
        material: draw.material("silk"),
        paint: draw.pattern,
        border: draw.flag("zari", true)
          ? { width: 86, ground: draw.dye("border", draw.color(1)), gold: draw.dye("gold", "zari") }
          : null,
        shade: () => light,
        shadow: { dx: 5, dy: 6, blur: 12, dark: 0.45 },
      },
    );
    tassels(draw, hem - 8, hemAt);
  });
}

/** Long cloth laid over a hook: two ends and the gathered fold. */
export const dupatta: Template = (draw) => {
  fall(draw.with({ seed: draw.seed + 5 }), { middle: 560, bottom: 900, top: 92, hem: 128, flutes: 4, light: 0.84 });
  fall(draw, { middle: 380, bottom: 1040, top: 100, hem: 150, flutes: 5, light: 1 });
  draw.add({
    outline: shape`
      282 206, 286 168, 330 132, 420 108, 520 110, 604 140, 650 178, 656 214, 600 222, 480 204, 420 206, 340 228`,
    material: draw.material("silk"),
    paint: draw.pattern,
    inflate: 44,
    round: 0.55,
    shadow: { dx: 2, dy: 9, blur: 12, dark: 0.5 },
    cloth: { map: (x, y) => [(x - 450) * 1.6 + (y - 170) * 0.5, y * 1.2 - 600] },
    height: (x, y) =>
      7 * Math.sin((x - 450) / 13 + (y - 100) * 0.02 * Math.sign(x - 470) + 1.4 * noise(x / 40, y / 60, draw.seed)),
    folds: { height: 7, wave: 40, base: () => 0.6, angle: (x) => Math.PI / 2 + (x - 460) * 0.004 },
  });
};
