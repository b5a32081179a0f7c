import type { View } from "../views";
import { cutOut, finish } from "./backdrop";
import { BoardMap } from "./board-map";
import { layCloth } from "./cloth";
import { dye } from "./dye";
import { type Drape, draped } from "./folds";
import { colorGrid, Grid } from "./grid";
import { Layer } from "./layer";
import { type Canvas, light } from "./light";
import { materialOf } from "./materials";
import { type Extent, emptyExtent, extentOf, growExtent } from "./outline";
import { type Part, type Placement, place, shadowOf } from "./part";
import { castShadow } from "./shadow";
import { surfaceOf } from "./surface";

/** How a finished drawing is set before the ground: on a board row as floor, or hung before the wall. */
export interface Setting {
  floor?: number;
  lift?: number;
}

const HANGING = 14;

/** What a part answers that is not drawn. */
function emptyLayer(placement: Placement): Layer {
  const frame = { left: 0, top: 0, width: 0, height: 0 };
  const none = new Grid(0, 0);
  return new Layer(frame, 0, placement, new BoardMap(frame, placement), none, none, none);
}

/** Where a drawing comes to be: parts are added back to front, each lit and shadowing those below. */
export class Stage {
  /** Lets a template be drawn smaller, twice, or closer. */
  placement: Placement = { scale: 1, dx: 0, dy: 0 };
  /** Set for a measuring pass, in which only the extent of the drawing is recorded. */
  readonly extent: Extent | null;
  /** How the cloth of this picture falls. */
  drape: Drape = "hung";
  /** Which of the silhouettes of its kind it has. */
  silhouette = 0;
  /** Drawn with its hanger. */
  onHanger = false;
  /** Pixels of the canvas for a pixel of a picture of 900 x 1200. */
  readonly resolution: number;
  private readonly canvas: Canvas;
  private parts = 0;

  constructor(
    readonly seed: number,
    readonly width: number,
    readonly height: number,
    measuring = false,
    readonly view: View = "front",
  ) {
    this.extent = measuring ? emptyExtent() : null;
    this.resolution = Math.max(1, width / 900);
    this.canvas = { color: colorGrid(width, height), alpha: new Grid(width, height) };
  }

  /** A stage that only measures. */
  static probe(seed: number, view: View = "front"): Stage {
    return new Stage(seed, 1, 1, true, view);
  }

  add(part: Part): Layer {
    if (this.extent) {
      if (!part.clip) {
        const outlines = Array.isArray(part.outline) ? part.outline : [part.outline];
        growExtent(
          this.extent,
          outlines.map((outline) => place(outline, this.placement)),
        );
      }
      return emptyLayer(this.placement);
    }
    const { placement, canvas } = this;
    if (this.isOutside(part)) {
      this.parts++;
      return emptyLayer(placement);
    }
    const material = materialOf(part.material);
    const folds = part.folds && draped(part.folds, this.drape, this.seed);
    const surface = surfaceOf({ ...part, folds }, placement, this.seed + 1013 * this.parts++, this.resolution);
    const { layer, outlines, clip } = surface;
    layCloth(part, surface, placement);
    const shadow = shadowOf(part, placement);
    if (shadow) {
      castShadow(canvas.color, outlines, clip, shadow);
    }
    light(canvas, layer, dye(layer, part.paint, material, this.seed), {
      material,
      scale: placement.scale,
      alpha: part.alpha ?? material.opacity,
      shade: part.shade ?? (() => 1),
      resolution: this.resolution,
    });
    return layer;
  }

  /** True for a part that neither lies in a close-up nor throws its shadow into it. */
  private isOutside(part: Part): boolean {
    if (this.view !== "close") {
      return false;
    }
    const outlines = Array.isArray(part.outline) ? part.outline : [part.outline];
    const { left, top, right, bottom } = extentOf(outlines.map((outline) => place(outline, this.placement)));
    const reach = 40;
    return right < -reach || bottom < -reach || left > this.width + reach || top > this.height + reach;
  }

  private groundOf({ floor, lift }: Setting) {
    const { scale, dy } = this.placement;
    return {
      ...(floor === undefined ? {} : { floor: Math.round(floor * scale + dy) }),
      lift: (lift ?? HANGING) * Math.max(this.resolution, scale * 0.8),
      resolution: this.resolution,
    };
  }

  /** The picture as red, green, blue bytes. */
  finish(setting: Setting): Uint8Array {
    return finish(this.canvas, this.groundOf(setting));
  }

  /** The drawing alone with its shadow, as red, green, blue, alpha bytes. */
  cutOut(setting: Setting): Uint8Array {
    return cutOut(this.canvas, this.groundOf(setting));
  }
}
