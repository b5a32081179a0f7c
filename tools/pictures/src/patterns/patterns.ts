import { linear } from "../core/palette";
import { check, gingham, madras, windowpane } from "./checks";
import { floral } from "./floral";
import type { Pattern, PatternMaker } from "./ink";
import { blockprint, buti, camo, dabu, paisley, polka } from "./prints";
import { ajrakh, bandhani, ikat } from "./resist";
import {
  breton,
  chevron,
  colorblock,
  dip,
  heather,
  kantha,
  leheriya,
  pinstripe,
  plain,
  rugby,
  stripe,
} from "./stripes";

const makers: Readonly<Record<string, PatternMaker>> = {
  plain,
  heather,
  stripe,
  pinstripe,
  breton,
  rugby,
  chevron,
  leheriya,
  dip,
  colorblock,
  kantha,
  gingham,
  windowpane,
  check,
  madras,
  polka,
  buti,
  blockprint,
  dabu,
  paisley,
  camo,
  ajrakh,
  ikat,
  bandhani,
  floral,
};

/** The pattern of that name in these colours, `scale` times as large; throws for a name that is not known. */
export function patternOf(name: string, colors: readonly string[], seed: number, scale = 1): Pattern {
  const make = makers[name];
  if (!make) {
    throw new Error(`unknown pattern ${name}`);
  }
  const dyes = colors.map(linear);
  const [ground] = dyes;
  if (!ground) {
    throw new Error("a pattern needs a colour");
  }
  const first = dyes[1] ?? ground;
  const second = dyes[2] ?? first;
  const third = dyes[3] ?? second;
  const pattern = make({ ground, first, second, third, count: dyes.length, seed });
  const k = 1 / scale;
  return k === 1 ? pattern : (u, v, ink) => pattern(u * k, v * k, ink);
}
