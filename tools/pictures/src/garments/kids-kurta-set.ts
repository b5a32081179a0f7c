import type { Template } from "../draw";
import { kurta } from "./kurta";
import { trousers } from "./trousers";

/** A short kurta over pyjamas. */
export const kidsKurtaSet: Template = (draw) => {
  const pyjamas = draw.with({
    colors: [draw.text("pyjamas", draw.color(1))],
    pattern: "plain",
    material: "khadi",
    options: { drawcord: true, cut: "easy" },
  });
  draw.within({ scale: 0.8, dx: 90, dy: 370 }, () => trousers(pyjamas));
  draw.within({ scale: 0.94, dx: 27, dy: 0 }, () =>
    draw.warped(
      (x, y) => [450 + (x - 450) * 1.06, y > 420 ? 420 + (y - 420) * 0.72 : y],
      () => kurta(draw),
    ),
  );
};
