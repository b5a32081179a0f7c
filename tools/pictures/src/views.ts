/**
 * The pictures of a product: its front, its other side, cloth and sewing from near by, and the front to scale on a
 * figure. `cut` and `hung` are the front cut out, alone and on its hanger; only some products have them (see cut-outs.ts).
 */
export const views = {
  front: { folder: "", width: 1800, height: 2400, mostBytes: 145_000 },
  back: { folder: "back", width: 600, height: 800, mostBytes: 24_000 },
  close: { folder: "close", width: 600, height: 800, mostBytes: 30_000 },
  scale: { folder: "scale", width: 600, height: 800, mostBytes: 30_000 },
  cut: { folder: "cut", width: 600, height: 800, mostBytes: 60_000 },
  hung: { folder: "hung", width: 900, height: 1200, mostBytes: 180_000 },
} as const;

export type View = keyof typeof views;

export const allViews = Object.keys(views) as View[];
