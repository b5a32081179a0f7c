import { smoothstep } from "../core/numbers";
import { linear, type Rgb } from "../core/palette";

/** What a pattern leaves at one place of the cloth. One object is used for all places, since there are a million. */
export class Ink {
  red = 0;
  green = 0;
  blue = 0;
  /** Share of metal thread, 0 to 1. */
  metal = 0;
  /** Height above the cloth in pixels. */
  relief = 0;

  fill(color: Rgb): void {
    this.red = color[0];
    this.green = color[1];
    this.blue = color[2];
  }

  print(color: Rgb, amount: number): void {
    if (amount <= 0) {
      return;
    }
    this.red += (color[0] - this.red) * amount;
    this.green += (color[1] - this.green) * amount;
    this.blue += (color[2] - this.blue) * amount;
  }
}

/** A pattern in cloth coordinates: pixels along the weft and along the warp. */
export type Pattern = (u: number, v: number, ink: Ink) => void;

/** The colours of a pattern; the later ones fall back on the earlier. */
export interface Dyes {
  ground: Rgb;
  first: Rgb;
  second: Rgb;
  third: Rgb;
  count: number;
  seed: number;
}

export type PatternMaker = (dyes: Dyes) => Pattern;

/** Coverage from a signed distance: 1 inside, 0 outside, soft over `blur`. */
export const inside = (distance: number, blur = 0.8) => smoothstep(blur, -blur, distance);

/** 1 where the condition holds. */
export const where = (condition: boolean) => (condition ? 1 : 0);

/** Fills the ink at one place from a pattern, a colour or a colour's name. */
export function paintInto(ink: Ink, paint: Pattern | Rgb | string, u: number, v: number): void {
  if (typeof paint === "function") {
    paint(u, v, ink);
  } else {
    ink.fill(typeof paint === "string" ? linear(paint) : paint);
  }
}
