import type { Template } from "../draw";
import { tee } from "./tee";
import { shorts } from "./trousers";

/** A tee above, shorts below, each at its own size. */
export const kidsSet: Template = (draw) => {
  const second = draw.text("shorts", draw.color(1));
  const below = draw.with({
    colors: [second],
    pattern: "plain",
    material: draw.text("shortsMaterial", "twill"),
    options: { drawcord: true },
  });
  draw.within({ scale: 0.74, dx: 72, dy: 700 }, () => shorts(below));
  draw.within({ scale: 0.9, dx: 0, dy: 0 }, () => tee(draw));
};
