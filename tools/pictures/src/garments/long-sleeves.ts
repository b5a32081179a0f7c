import type { Layer } from "../core/layer";
import { smoothstep } from "../core/numbers";
import { curve, line, type Outline, onSide, pathOn, pts, shapeOn } from "../core/outline";
import { type Rgb, thread } from "../core/palette";
import type { Paint } from "../core/part";
import type { Draw } from "../draw";
import { swingSleeve } from "./cut";
import { button, fineStitches, openEnd } from "./sewing";
import { sides, type Torso } from "./torso";

interface Cuff {
  length: number;
  material: string;
  paint: Paint;
  /** Colour of its stitches; a ribbed cuff has none and draws in. */
  yarn?: Rgb;
  button?: string;
}

interface Sleeves {
  material: string;
  paint: Paint;
  wristX: number;
  wristY: number;
  width?: number;
  /** How much the sleeve stands out from the arm. */
  wide?: number;
  folds?: number;
  wave?: number;
  detail?: (layer: Layer, right: boolean, wrist: Outline) => void;
  cuff?: Cuff;
}

function cuff(draw: Draw, o: Sleeves, right: boolean, { length, material, paint, yarn, ...rest }: Cuff): void {
  const x = o.wristX;
  const y = o.wristY;
  const width = o.width ?? 74;
  const ribbed = !yarn;
  const end = pathOn(right)`
    ${x + (ribbed ? 10 : 4)} ${y + length - 7}, ${x + width / 2} ${y + length + 2},
    ${x + width - (ribbed ? 9 : 3)} ${y + length}`;
  openEnd(draw, end, right ? -8 : 8, material, draw.rgb(0));
  const side = (points: ReturnType<typeof pts>) => onSide(right, points);
  draw.add({
    outline: curve(
      side(pts`
        ${x - 1} ${y - 8}!, ${x + width / 2} ${y + 1}, ${x + width + 2} ${y}!,
        ${x + width - (ribbed ? 7 : 1)} ${y + length}!, ${x + width / 2} ${y + length + 2},
        ${x + (ribbed ? 8 : 2)} ${y + length - 8}!`),
    ),
    material,
    paint,
    inflate: 34,
    round: 0.55,
    bevel: [4, 2.6],
    shadow: { dx: 1, dy: 2, blur: 4, dark: 0.35 },
    form: curve(
      side(pts`
        ${x - 8} ${y - 200}, ${x + width + 10} ${y - 200}, ${x + width + 8} ${y + length + 200},
        ${x - 6} ${y + length + 200}`),
    ),
    cloth: { angle: right ? -0.06 : 0.06 },
    detail: (layer) => {
      for (const down of yarn ? [6, length - 7] : []) {
        const row = pts`${x} ${y - 8 + down}, ${x + width / 2} ${y + 1 + down}, ${x + width} ${y + down}`;
        layer.stitch(line(side(row)), yarn ?? thread(draw.rgb(0)), fineStitches);
      }
    },
  });
  if (rest.button) {
    const at = x + width - 18;
    button(draw, right ? 900 - at : at, y + length / 2, 6.5, rest.button);
  }
}

/** Both long sleeves, hanging a little away from the body. */
export function longSleeves(draw: Draw, t: Torso, o: Sleeves): void {
  const { wristX: wx, wristY: wy } = o;
  const width = o.width ?? 74;
  const bulge = o.wide ?? 0;
  const elbowX = t.shoulderX - 72 - bulge;
  const elbowY = (t.shoulderY + wy) / 2 - 10;
  const sleeve = (right: boolean) => {
    const mirrorX = (x: number) => (right ? 900 - x : x);
    const sign = right ? -1 : 1;
    const wrist = pathOn(right)`${wx + 2} ${wy - 2}, ${wx + width / 2} ${wy + 7}, ${wx + width} ${wy + 6}`;
    draw.add({
      outline: shapeOn(right)`
            ${t.shoulderX + 46} ${t.shoulderY - 20}, ${t.shoulderX} ${t.shoulderY + 2},
            ${t.shoulderX - 36} ${t.shoulderY + 50}, ${elbowX + 6 - bulge * 0.4} ${t.pitY - 20},
            ${wx + 12 - bulge} ${elbowY + 130}, ${wx - bulge * 0.3} ${wy - 70}, ${wx + 2} ${wy}!,
            ${wx + width / 2} ${wy + 9}, ${wx + width} ${wy + 8}!, ${wx + width + 10 + bulge * 0.3} ${wy - 80},
            ${t.pitX - 34 + bulge * 0.2} ${elbowY + 120}, ${t.pitX - 8} ${elbowY - 30}, ${t.pitX + 6} ${t.pitY},
            ${t.pitX + 60} ${t.pitY - 120}`,
      material: o.material,
      paint: o.paint,
      inflate: 56,
      round: 0.55,
      bevel: [2.5, 1.6],
      shadow: null,
      cloth: { angle: sign * 0.16, dx: right ? 300 : 0, cx: mirrorX((elbowX + t.pitX) / 2) },
      form: shapeOn(right)`
            ${t.neckX} ${t.shoulderY - 120}, ${t.shoulderX} ${t.shoulderY - 8}, ${t.shoulderX - 44} ${t.shoulderY + 46},
            ${elbowX - 3 - bulge * 0.4} ${t.pitY - 20}, ${wx + 3 - bulge} ${elbowY + 130}, ${wx - 9} ${wy - 70},
            ${wx - 10} ${wy}, ${wx - 40} ${wy + 260}, ${wx + width} ${wy + 260}, ${wx + width + 10} ${wy},
            ${wx + width + 20} ${wy - 80}, ${t.pitX - 24} ${elbowY + 120}, ${t.pitX + 4} ${elbowY - 30},
            ${t.pitX + 40} ${t.pitY}, ${t.pitX + 160} ${t.pitY - 150}`,
      folds: {
        height: o.folds ?? 12,
        wave: o.wave ?? 62,
        sharp: 0.35,
        detail: 0.2,
        length: 150,
        base: (_x, y) => 0.22 + 0.4 * smoothstep(elbowY, wy - 40, y),
        angle: (_x, y) =>
          sign * (0.5 + 0.35 * smoothstep(t.shoulderY, elbowY, y) - 0.85 * smoothstep(elbowY + 60, wy, y)) +
          Math.PI / 2 -
          sign * 0.9 * smoothstep(elbowY + 40, wy - 40, y),
        pulls: [
          { x: mirrorX(t.pitX), y: t.pitY - 20, radius: 150, strength: 0.8 },
          {
            x: mirrorX((elbowX + t.pitX) / 2 + 30),
            y: elbowY + 40,
            radius: 110,
            strength: 0.75,
            angle: right ? Math.PI - 0.3 : 0.3,
          },
        ],
      },
      detail: (layer) => o.detail?.(layer, right, wrist),
    });
    if (o.cuff) {
      cuff(draw, o, right, o.cuff);
    }
  };
  for (const right of sides) {
    swingSleeve(draw, right, { x: t.shoulderX + 20, y: t.shoulderY + 20 }, () => sleeve(right));
  }
}
