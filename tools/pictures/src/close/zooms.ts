interface Zoom {
  /** The middle of the close-up, as shares of the drawing's width and height. */
  x: number;
  y: number;
  times: number;
}

/** Where the things that are no cloth are looked at closely. */
const zooms: Readonly<Record<string, Zoom>> = {
  sneaker: { x: 0.34, y: 0.55, times: 2.4 },
  runner: { x: 0.34, y: 0.55, times: 2.4 },
  loafer: { x: 0.36, y: 0.55, times: 2.4 },
  heel: { x: 0.3, y: 0.66, times: 2.4 },
  kolhapuri: { x: 0.27, y: 0.28, times: 2.2 },
  sandal: { x: 0.27, y: 0.3, times: 2.2 },
  jutti: { x: 0.27, y: 0.24, times: 2.2 },
  watch: { x: 0.5, y: 0.5, times: 2 },
  handbag: { x: 0.3, y: 0.5, times: 2.2 },
  tote: { x: 0.3, y: 0.5, times: 2.2 },
  backpack: { x: 0.4, y: 0.7, times: 2.2 },
  belt: { x: 0.44, y: 0.75, times: 2.2 },
  cap: { x: 0.42, y: 0.4, times: 2 },
  sunglasses: { x: 0.2, y: 0.45, times: 2 },
  wallet: { x: 0.22, y: 0.3, times: 2.2 },
};

export function zoomOf(template: string): Zoom {
  return zooms[template] ?? { x: 0.5, y: 0.4, times: 2 };
}
