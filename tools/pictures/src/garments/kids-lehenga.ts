import type { Template } from "../draw";
import { lehenga } from "./lehenga";
import { blouse } from "./saree-blouse";

/** A short blouse and a gathered skirt. */
export const kidsLehenga: Template = (draw) => {
  const paint = draw.dye("blouse", draw.color(1));
  const gold = draw.dye("gold", "zari");
  const border = { width: 46, ground: draw.dye("border", draw.color(1)), gold };
  draw.warped(
    (x, y) => [450 + (x - 450) * 1.06, y > 300 ? 300 + (y - 300) * 0.92 : y],
    () => blouse(draw, { material: draw.material("silk"), border, blouse: paint, gold }),
  );
  draw.within({ scale: 0.9, dx: 45, dy: 292 }, () =>
    draw.warped(
      (x, y) => [450 + (x - 450) * 1.1, 200 + (y - 200) * 0.8],
      () => lehenga(draw),
    ),
  );
};
