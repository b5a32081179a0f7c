/** The pictures of a product: its front, its other side, and cloth and sewing from near by. */
export const views = {
  front: { folder: "", width: 900, height: 1200, mostBytes: 60_000 },
  back: { folder: "back", width: 600, height: 800, mostBytes: 30_000 },
  close: { folder: "close", width: 600, height: 800, mostBytes: 30_000 },
} as const;

export type View = keyof typeof views;

export const allViews = Object.keys(views) as View[];
