import { drawnThrough, path, pts } from "../core/outline";
import { reverse, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { eachFoot, type Foot, footbed } from "./foot-pair";

/** Strap over the foot with its buckle, `down` from the upper one. */
function strap(draw: Draw, foot: Foot, down: number): void {
  const { shape, path: row } = drawnThrough((points) =>
    foot.onFoot(points.map(([x, y, corner]) => [x, y + down, corner])),
  );
  const yarn = draw.dye("thread", "offwhite");
  draw.add({
    outline: shape`
      176 330!, 220 300, 292 286, 360 300, 404 330!, 402 420!, 350 396, 290 386, 226 398, 182 424!`,
    material: draw.material("leather"),
    paint: draw.pattern,
    inflate: 48,
    round: 0.5,
    bevel: [5, 3],
    shadow: { dx: 3, dy: 8, blur: 9, dark: 0.5 },
    form: shape`120 360, 220 240, 360 240, 460 360, 360 470, 220 470`,
    detail: (layer) => {
      layer.stitch(row`186 336, 224 310, 292 297, 356 310, 396 336`, yarn, { width: 1.6 });
      layer.stitch(row`190 414, 228 388, 290 375, 348 386, 394 410`, yarn, { width: 1.6 });
    },
  });
  const metal = draw.text("hardware", "brass");
  const turn = foot.right ? 0.2 : -0.2;
  for (const [x, y] of foot.onFoot(pts`350 ${346 + down}`)) {
    draw.add({
      outline: [roundedRect(x - 22, y - 26, 44, 52, 8, turn), reverse(roundedRect(x - 14, y - 18, 28, 36, 5, turn))],
      material: "metal",
      paint: metal,
      inflate: 5,
      shadow: { dx: 2, dy: 4, blur: 3, dark: 0.5 },
    });
    draw.add({
      outline: ribbon(path`${x - 20} ${y}, ${x + 14} ${y + 1}`, 4),
      material: "metal",
      paint: metal,
      inflate: 3,
      shadow: { dx: 1, dy: 2, blur: 2, dark: 0.5 },
    });
  }
}

/** Slide with two buckled straps. */
export const sandal: Template = (draw) => {
  eachFoot((foot) => {
    footbed(draw, foot, {
      material: "suede",
      paint: draw.dye("bed", "camel"),
      edge: draw.dye("edge", "brown"),
      yarn: draw.dye("thread", "offwhite"),
    });
    strap(draw, foot, 0);
    strap(draw, foot, 168);
  });
  return { lift: 7 };
};
