/** Colours that real cloth, leather and metal have, as sRGB. */
export const palette: Readonly<Record<string, string>> = {
  white: "#ebe8e2",
  offwhite: "#e9e1d2",
  ecru: "#d9ccb4",
  sand: "#c8b08a",
  stone: "#a79c8b",
  grey: "#8b8b8a",
  heather: "#a9a8a6",
  charcoal: "#3b3c40",
  black: "#1f1f22",
  indigo: "#27345f",
  deepindigo: "#1b2544",
  midblue: "#4a6a96",
  skyblue: "#9db8d2",
  navy: "#1f2a44",
  teal: "#1f5a62",
  peacock: "#0f5d6e",
  bottle: "#1e4a3a",
  olive: "#6a6a3c",
  sage: "#98a486",
  mint: "#b9d3c3",
  madder: "#9c2f2a",
  maroon: "#5d1f2b",
  rust: "#a9502c",
  terracotta: "#bd6b4a",
  marigold: "#e19a1f",
  turmeric: "#d9a925",
  mustard: "#c08a2b",
  lemon: "#ecd67a",
  coral: "#dd7760",
  rose: "#cf7f8c",
  blush: "#e3bfb5",
  rani: "#b3205f",
  wine: "#6a1e3c",
  plum: "#54304f",
  lilac: "#b4a3c9",
  tan: "#a86c3d",
  cognac: "#8c4a22",
  brown: "#5a3825",
  darkbrown: "#3a251b",
  camel: "#b98f5d",
  gum: "#b5824e",
  gold: "#c9a55a",
  brass: "#b58d48",
  silver: "#b9babb",
  gunmetal: "#5d5f63",
  zari: "#c79a3e",
  khaki: "#a8946a",
  denim: "#465a7c",
  denimdark: "#28324a",
  denimlight: "#8ea5bf",
  denimgrey: "#5b6068",
};

/** Linear light, not sRGB: mixing and shading are done in it. */
export type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

const known = new Map<string, Rgb>();

/** The colour of a palette name or of "#rrggbb"; throws for any other name. */
export function linear(name: string): Rgb {
  const before = known.get(name);
  if (before) {
    return before;
  }
  const hex = name.startsWith("#") ? name : palette[name];
  if (!hex) {
    throw new Error(`unknown colour ${name}`);
  }
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const color: Rgb = [channel(1), channel(3), channel(5)];
  known.set(name, color);
  return color;
}

export const scale = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const brightness = (c: Rgb) => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];

/** Sewing thread that shows on a cloth: darker on pale cloth, a little lighter on dark cloth. */
export function thread(cloth: Rgb): Rgb {
  const light = brightness(cloth);
  if (light > 0.25) {
    return scale(cloth, 0.72);
  }
  if (light > 0.03) {
    return scale(cloth, 1.5);
  }
  return [cloth[0] * 2 + 0.01, cloth[1] * 2 + 0.01, cloth[2] * 2 + 0.01];
}

const STEPS = 8192;
const toByte = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const c = i / STEPS;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});

/** Linear light as the byte of an sRGB picture. */
export function encode(value: number): number {
  const step = value <= 0 ? 0 : value >= 1 ? STEPS : (value * STEPS + 0.5) | 0;
  return toByte[step] ?? 0;
}
