import type { Layer } from "./core/layer";
import { linear, type Rgb } from "./core/palette";
import type { Part, Placement, Warp } from "./core/part";
import type { Setting, Stage } from "./core/stage";
import type { Pattern } from "./patterns/ink";
import { patternOf } from "./patterns/patterns";
import type { PictureSpec } from "./spec";

/** What a template draws with: a stage, and the colours, cloth and options of its line in the list. */
export class Draw {
  readonly pattern: Pattern;

  constructor(
    readonly stage: Stage,
    readonly spec: PictureSpec,
    readonly seed: number,
  ) {
    this.pattern = patternOf(spec.pattern ?? "plain", spec.colors, seed, spec.scale);
  }

  /** The other side is drawn: without what only the front has. */
  get back(): boolean {
    return this.stage.view === "back";
  }

  add(part: Part): Layer {
    return this.stage.add(part);
  }

  /** Draws a part of the picture smaller and elsewhere on the board. */
  within({ scale, dx, dy }: { scale: number; dx: number; dy: number }, draw: () => void): void {
    const { warp, ...outer } = this.stage.placement;
    this.placed(
      {
        scale: outer.scale * scale,
        dx: outer.scale * dx + outer.dx,
        dy: outer.scale * dy + outer.dy,
        warp:
          warp &&
          ((x, y) => {
            const [bentX, bentY] = warp(x * scale + dx, y * scale + dy);
            return [(bentX - dx) / scale, (bentY - dy) / scale];
          }),
      },
      draw,
    );
  }

  /** Draws with outlines bent, before they are bent by what is around. */
  warped<T>(warp: Warp, draw: () => T): T {
    const { placement } = this.stage;
    const outer = placement.warp;
    return this.placed({ ...placement, warp: outer ? (x, y) => outer(...warp(x, y)) : warp }, draw);
  }

  private placed<T>(placement: Placement, draw: () => T): T {
    const before = this.stage.placement;
    this.stage.placement = placement;
    const result = draw();
    this.stage.placement = before;
    return result;
  }

  /** The same template with another seed, other colours or options. */
  with(changes: Partial<PictureSpec>): Draw {
    return new Draw(this.stage, { ...this.spec, ...changes }, changes.seed ?? this.seed);
  }

  color(index: number): string {
    return this.spec.colors[index] ?? this.spec.colors[0] ?? "white";
  }

  rgb(index: number): Rgb {
    return linear(this.color(index));
  }

  material(usual: string): string {
    return this.spec.material ?? usual;
  }

  text(option: string, usual: string): string {
    const value = this.spec.options?.[option];
    return typeof value === "string" ? value : usual;
  }

  flag(option: string, usual = false): boolean {
    const value = this.spec.options?.[option];
    return typeof value === "boolean" ? value : usual;
  }

  number(option: string, usual: number): number {
    const value = this.spec.options?.[option];
    return typeof value === "number" ? value : usual;
  }

  list(option: string, usual: string[]): string[] {
    const value = this.spec.options?.[option];
    return Array.isArray(value) ? value : usual;
  }

  /** The colour that an option names. */
  dye(option: string, usual: string): Rgb {
    return linear(this.text(option, usual));
  }

  /** The colour that an option names, or null without it. */
  dyeIf(option: string): Rgb | null {
    const name = this.text(option, "");
    return name ? linear(name) : null;
  }
}

/** Draws one kind of garment back to front. */
// biome-ignore lint/suspicious/noConfusingVoidType: a template that hangs at the usual distance returns nothing
export type Template = (draw: Draw) => Setting | void;
