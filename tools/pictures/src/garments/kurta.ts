import { smoothstep } from "../core/numbers";
import { mirrored, path, pathOn, shape, shapeOn } from "../core/outline";
import { type Rgb, scale, thread } from "../core/palette";
import { ribbon } from "../core/shapes";
import type { Draw, Template } from "../draw";
import { bandFromBehind } from "./back";
import { swingSleeve } from "./cut";
import { hanger } from "./hanger";
import { frontAndBack, type KurtaCut, kurtaSleeve } from "./kurta-body";
import { button, hemSeam, hemStitches } from "./sewing";
import { sides } from "./torso";

function neckBack(draw: Draw, material: string): void {
  if (draw.back) {
    return;
  }
  const ground = draw.rgb(0);
  draw.add({
    outline: mirrored`450 128, 392 132!, 388 180, 450 330`,
    material,
    paint: scale(ground, 0.8),
    shadow: null,
    shade: (_x, y) => 0.3 + 0.3 * smoothstep(250, 140, y),
  });
  draw.add({
    outline: ribbon(
      path`390 134, 420 126, 450 124, 480 126, 510 134`,
      (t) => 34 * Math.min(1, 0.3 + 5 * Math.min(t, 1 - t)),
    ),
    material,
    paint: scale(ground, 0.9),
    bevel: [3, 1.5],
    shadow: { dy: 5, blur: 6, dark: 0.35 },
    shade: () => 0.68,
  });
}

function opening(draw: Draw, { kurti, material, yarn }: KurtaCut, band: Rgb | null): void {
  const ground = draw.rgb(0);
  if (kurti) {
    draw.add({
      outline: shape`443 170!, 457 170!, 452 300!, 448 300!`,
      material,
      paint: scale(ground, 0.3),
      shadow: null,
    });
    return;
  }
  draw.add({
    outline: shape`432 160!, 468 160!, 468 384!, 450 400!, 432 384!`,
    material,
    paint: band ?? ground,
    bevel: [3, 1.8],
    shadow: { dx: 1, dy: 2, blur: 3, dark: 0.3 },
    height: (_x, y) => -0.02 * y,
    detail: (layer) => hemSeam(layer, path`436 168, 436 382, 450 394, 464 382, 464 168`, band ? thread(band) : yarn, 0),
  });
  for (const y of [214, 276, 338]) {
    button(draw, 450, y, 8, draw.text("button", "brown"));
  }
}

/** Stand collar, its two ends meeting in front. */
function standCollar(draw: Draw, { material, yarn }: KurtaCut, band: Rgb | null): void {
  for (const right of [true, false]) {
    draw.add({
      outline: shapeOn(right)`386 112!, 392 140, 412 166, 449 186!, 450 150!, 420 138, 404 108!`,
      material,
      paint: band ?? draw.rgb(0),
      inflate: 8,
      round: 0.6,
      bevel: [3, 2],
      shadow: { dx: 1, dy: 4, blur: 5, dark: 0.35 },
      cloth: { angle: right ? 0.5 : -0.5 },
      detail: (layer) =>
        layer.stitch(pathOn(right)`391 116, 397 138, 415 161, 446 179`, band ? thread(band) : yarn, hemStitches),
    });
  }
}

function drawKurta(draw: Draw, kurti: boolean): void {
  const cut: KurtaCut = {
    kurti,
    material: draw.material("khadi"),
    yarn: thread(draw.rgb(0)),
    trim: draw.dyeIf("trim"),
    gold: ["zari", "gold", "silver"].includes(draw.text("trim", "")),
  };
  const band = draw.flag("trimPlacket", true) ? cut.trim : null;
  neckBack(draw, cut.material);
  hanger(draw, { y: 156, half: 150 });
  for (const right of sides) {
    swingSleeve(draw, right, { x: 280, y: 200 }, () => kurtaSleeve(draw, cut, right));
  }
  frontAndBack(draw, cut);
  if (draw.back) {
    bandFromBehind(draw, cut.material, band ?? draw.rgb(0), 122, 40);
    return;
  }
  opening(draw, cut, band);
  standCollar(draw, cut, band);
}

export const kurta: Template = (draw) => drawKurta(draw, false);
export const kurti: Template = (draw) => drawKurta(draw, true);
