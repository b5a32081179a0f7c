import type { Layer } from "../core/layer";
import { noise } from "../core/noise";
import { mix, smoothstep } from "../core/numbers";
import { curve, line, mirrored, type Point, path, pathOn, pts, shapeOn, sym } from "../core/outline";
import { linear, scale, thread } from "../core/palette";
import { offset, reverse, ribbon, roundedRect } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { sewMiddle } from "./back";
import { hanger } from "./hanger";
import { button, fineStitches } from "./sewing";
import { skirtPart } from "./skirt-part";
import { armPulls, sides } from "./torso";

const WAIST_X = 336;
const WAIST_Y = 506;

function sleeves(draw: Draw, material: string): void {
  for (const right of sides) {
    draw.add({
      outline: shapeOn(right)`352 168, 318 180, 284 214, 254 290, 240 350!, 262 366, 312 372!, 330 350, 350 260`,
      material,
      paint: draw.pattern,
      inflate: 46,
      round: 0.55,
      bevel: [2.5, 1.6],
      shadow: null,
      cloth: { angle: right ? -0.2 : 0.2 },
      form: shapeOn(right)`
        420 90, 310 172, 276 208, 246 290, 230 360, 200 540, 310 560, 330 380, 350 340, 430 260`,
      folds: {
        height: 11,
        wave: 48,
        base: () => 0.3,
        angle: right ? 2.2 : 0.9,
        pulls: [{ x: right ? 580 : 320, y: 340, radius: 90, strength: 0.7 }],
      },
      height: (x, y) => 2.5 * Math.exp(-Math.abs(y - 200) / 30) * Math.sin(x / 4),
      detail: (layer) => {
        const end = pathOn(right)`243 336, 264 352, 313 358`;
        layer.seam(end, 0.8, 2, 0.6);
        layer.stitch(end, thread(draw.rgb(0)), fineStitches);
      },
    });
  }
}

/** Seam between two tiers, the lower one gathered. */
function tier(layer: Layer, y: number): void {
  const seam = path`150 ${y - 12}, 300 ${y + 2}, 450 ${y + 6}, 600 ${y + 2}, 750 ${y - 12}`;
  layer.seam(seam, 3, 3);
  layer.near(seam, 50, (i, d, along, side) => {
    if (side < 0) {
      layer.raise(i, 2.4 * Math.exp(-d / 20) * Math.sin(along / 4.6 + 2.4 * noise(along / 16, 0, 7)));
    }
  });
  layer.shadeLine(seam, 0.25, 4);
}

interface Neck {
  front: Point[];
  edge: Point[];
  firstButton: number;
  /** Row at which the opening is 66 pixels from the middle. */
  side: number;
}

const scooped: Neck = {
  front: pts`450 282, 406 262`,
  edge: pts`382 164, 392 212, 412 254, 450 274, 488 254, 508 212, 518 164`,
  firstButton: 306,
  side: 214,
};

const fromBehind: Neck = {
  front: pts`450 206, 410 198`,
  edge: pts`382 166, 410 190, 450 198, 490 190, 518 166`,
  firstButton: 1000,
  side: 186,
};

const pointed: Neck = {
  front: pts`450 352, 424 306`,
  edge: pts`382 164, 392 214, 428 304, 450 344!, 472 304, 508 214, 518 164`,
  firstButton: 374,
  side: 214,
};

function bodice(draw: Draw, material: string, neck: Neck): void {
  const ground = draw.rgb(0);
  if (!draw.back) {
    draw.add({
      outline: mirrored`450 196, 396 188, 356 166!, 372 260, 450 400`,
      material,
      paint: scale(ground, 0.8),
      shadow: null,
      shade: (_x, y) => 0.34 + 0.3 * smoothstep(330, 180, y),
    });
  }
  hanger(draw, { y: 200, half: 118 });
  const half = [
    ...neck.front,
    ...pts`
      384 ${neck.side}, 372 160!, 330 174!, 318 230, 326 290, 308 352!, 322 420, ${WAIST_X} ${WAIST_Y}!, 392 ${WAIST_Y + 8},
      450 ${WAIST_Y + 10}`,
  ];
  draw.add({
    outline: curve(sym(half)),
    material,
    paint: draw.pattern,
    inflate: 104,
    round: 0.5,
    bevel: [3, 2],
    shadow: { dx: 0, dy: 3, blur: 6, dark: 0.3 },
    cloth: { cx: 450 },
    form: mirrored`
      450 0, 360 60, 290 180, 270 300, 300 390, ${WAIST_X - 8} ${WAIST_Y}, ${WAIST_X - 10} ${WAIST_Y + 250},
      450 ${WAIST_Y + 250}`,
    folds: {
      height: 9,
      wave: 66,
      sharp: 0.35,
      base: () => 0.12,
      angle: 1.5,
      pulls: [
        ...armPulls(312, 350, 0.7),
        { x: 360, y: WAIST_Y, radius: 110, strength: 0.5, angle: 1.2 },
        { x: 540, y: WAIST_Y, radius: 110, strength: 0.5, angle: 1.9 },
      ],
    },
    detail: (layer) => {
      if (draw.back) {
        sewMiddle(layer, draw, 206, WAIST_Y + 10);
      }
      layer.stitch(offset(line(neck.edge), 5), thread(ground), fineStitches);
      for (const right of sides) {
        layer.seam(pathOn(right)`384 520, 386 430, 376 380`, 0.9, 2, 0.3);
      }
    },
  });
}

/** Seam band at the waist, or a belt with a brass buckle. */
function waistline(draw: Draw, material: string): void {
  const belt = draw.text("belt", "");
  const y = WAIST_Y;
  draw.add({
    outline: ribbon(
      path`${WAIST_X - 3} ${y - 2}, 392 ${y + 7}, 450 ${y + 9}, 508 ${y + 7}, ${903 - WAIST_X} ${y - 2}`,
      belt ? 26 : 14,
    ),
    material: belt ? "polished" : material,
    paint: belt ? linear(belt) : draw.pattern,
    bevel: [5, 3],
    inflate: 8,
    shadow: { dx: 0, dy: 4, blur: 5, dark: 0.4 },
    height: (x) => 60 * Math.sqrt(Math.max(0, 1 - ((x - 450) / (460 - WAIST_X)) ** 2)),
  });
  if (belt && !draw.back) {
    draw.add({
      outline: [roundedRect(432, y - 10, 36, 38, 6), reverse(roundedRect(438, y - 4, 24, 26, 3))],
      material: "metal",
      paint: "brass",
      inflate: 4,
      shadow: { dx: 2, dy: 3, blur: 3, dark: 0.5 },
    });
  }
}

export const dress: Template = (draw) => {
  const material = draw.material("poplin");
  const long = draw.flag("long");
  const bottom = long ? 1130 : 1010;
  const neck = draw.back ? fromBehind : draw.flag("vee") ? pointed : scooped;
  sleeves(draw, material);
  skirtPart(
    draw,
    {
      top: WAIST_Y - 6,
      bottom,
      waist: 450 - WAIST_X,
      hem: long ? 250 : 242,
      flutes: 7,
      depth: 15,
      bend: 1.05,
      sag: 22,
    },
    {
      material,
      paint: draw.pattern,
      gather: 1.8,
      detail: (layer) => {
        for (const at of draw.flag("tiers") ? [0.36, 0.68] : []) {
          tier(layer, mix(WAIST_Y, bottom, at));
        }
      },
    },
  );
  bodice(draw, material, neck);
  for (let y = neck.firstButton; draw.flag("buttons") && y < WAIST_Y - 20; y += 40) {
    button(draw, 450, y, 6.5, draw.text("button", "brown"));
  }
  waistline(draw, material);
};
