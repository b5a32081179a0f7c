import { smoothstep } from "../core/numbers";
import type { Warp } from "../core/part";
import type { Template } from "../draw";

const ARMPIT = 236;

/** A cut of tops, as it differs from the usual one. */
interface TopCut {
  /** Width of the body at chest, waist and hem. */
  chest: number;
  waist: number;
  hem: number;
  length: number;
  /** Length of what is left of a short sleeve, and how much its end drops. */
  sleeve: number;
  drop: number;
}

const cuts: Readonly<Record<string, TopCut>> = {
  boxy: { chest: 1.07, waist: 1.08, hem: 1.06, length: 0.87, sleeve: 1.04, drop: 20 },
  slim: { chest: 0.94, waist: 0.88, hem: 0.93, length: 1.02, sleeve: 0.8, drop: -26 },
  kids: { chest: 1.04, waist: 1.08, hem: 1.1, length: 0.8, sleeve: 0.78, drop: -18 },
};

function warpOf(cut: TopCut): Warp {
  const widthAt = (y: number) => {
    const below = cut.chest + (cut.waist - cut.chest) * smoothstep(460, 690, y);
    const all = below + (cut.hem - cut.waist) * smoothstep(700, 930, y);
    return 1 + (all - 1) * smoothstep(190, 420, y);
  };
  return (x, y) => {
    const away = Math.abs(x - 450);
    const inner = Math.min(away, ARMPIT) * widthAt(y);
    const outer = Math.max(0, away - ARMPIT) * (1 + (cut.sleeve - 1) * smoothstep(900, 560, y));
    const drop = cut.drop * smoothstep(ARMPIT, ARMPIT + 150, away) * smoothstep(800, 560, y);
    const long = y > 480 ? 480 + (y - 480) * cut.length : y;
    return [450 + Math.sign(x - 450) * (inner + outer), long + drop];
  };
}

/** A top in the cut that its options name. */
export const topCut =
  (template: Template): Template =>
  (draw) => {
    const cut = cuts[draw.text("cut", "")];
    return cut ? draw.warped(warpOf(cut), () => template(draw)) : template(draw);
  };
