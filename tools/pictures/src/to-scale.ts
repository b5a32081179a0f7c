import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { CutOut } from "./render-picture";
import { shopFolder } from "./shop-folder";
import type { PictureSpec } from "./spec";
import { views } from "./views";

/** What is read of a product: its picture, whom it is for, and its sizes. */
interface Product {
  picture: string;
  category: string;
  audience?: string;
  size: string[];
}

interface Lists {
  sizeSets: { sizes: { id: string; label: string }[] }[];
}

const read = (path: string) => JSON.parse(readFileSync(join(shopFolder, path), "utf8"));

/** The person who shows a product: the height in cm, and the size worn, "" for none. */
export interface Figure {
  height: number;
  size: string;
}

/** Usual heights in cm by age in years. */
const heights = [
  ...[
    [0, 62],
    [1, 76],
    [2, 87],
    [3, 96],
    [4, 103],
    [5, 110],
    [6, 116],
    [7, 122],
  ],
  ...[
    [8, 128],
    [9, 133],
    [10, 138],
    [11, 144],
    [12, 150],
    [13, 156],
    [14, 160],
  ],
] as const;

/** Who shows a product, in a size that it has: M, a usual waist, else the middle one. */
export function figureOf(product: Product, { sizeSets }: Lists): Figure {
  const { size, category, audience = category } = product;
  const usual = (audience === "women" ? ["m", "w-28", "uk-5"] : ["m", "w-32", "uk-8"]).find((id) => size.includes(id));
  const worn = usual ?? size[Math.floor((size.length - 1) / 2)];
  const label = sizeSets.flatMap(({ sizes }) => sizes).find(({ id }) => id === worn)?.label ?? "";
  const [, from = "5", , unit = "years"] = /^(\d+)-(\d+) (months|years)$/.exec(label) ?? [];
  const age = unit === "months" ? Number(from) / 12 : Number(from);
  if (audience === "kids") {
    return { height: heights.find(([years]) => years >= Math.floor(age))?.[1] ?? 110, size: label };
  }
  return { height: audience === "women" ? 165 : 175, size: label };
}

/** Where a thing is on a person, as shares of the height: its upper edge above the floor, its height, or its width. */
interface Place {
  top: number;
  tall?: number;
  wide?: number;
  /** How far right of the middle. */
  x?: number;
}

const HAND: Omit<Place, "tall"> = { top: 0.46, x: 0.245 };
const FEET: Place = { top: 0.085, wide: 0.155, x: 0.08 };

const places: Readonly<Record<string, Place>> = {
  tee: { top: 0.855, tall: 0.42 },
  polo: { top: 0.87, tall: 0.43 },
  shirt: { top: 0.875, tall: 0.46 },
  sweater: { top: 0.855, tall: 0.4 },
  hoodie: { top: 0.9, tall: 0.46 },
  "denim-jacket": { top: 0.875, tall: 0.4 },
  bomber: { top: 0.865, tall: 0.4 },
  waistcoat: { top: 0.87, tall: 0.42 },
  kurta: { top: 0.87, tall: 0.61 },
  kurti: { top: 0.87, tall: 0.59 },
  saree: { top: 0.85, tall: 0.83 },
  dress: { top: 0.855, tall: 0.58 },
  lehenga: { top: 0.625, tall: 0.6 },
  skirt: { top: 0.625, tall: 0.5 },
  jeans: { top: 0.61, tall: 0.585 },
  trousers: { top: 0.61, tall: 0.585 },
  shorts: { top: 0.61, tall: 0.31 },
  dungarees: { top: 0.85, tall: 0.81 },
  "kids-set": { top: 0.83, tall: 0.6 },
  "kids-dress": { top: 0.83, tall: 0.55 },
  "kids-kurta-set": { top: 0.84, tall: 0.76 },
  "kids-lehenga": { top: 0.83, tall: 0.78 },
  dupatta: { top: 0.86, tall: 0.6 },
  cap: { top: 1.01, wide: 0.15 },
  sunglasses: { top: 0.957, wide: 0.082 },
  belt: { top: 0.615, wide: 0.2 },
  watch: { top: 0.52, tall: 0.13, x: 0.235 },
  handbag: { ...HAND, tall: 0.24 },
  tote: { ...HAND, tall: 0.3 },
  wallet: { ...HAND, wide: 0.066 },
  backpack: { ...HAND, tall: 0.27 },
  sneaker: FEET,
  runner: FEET,
  loafer: { ...FEET, top: 0.075 },
  heel: { ...FEET, top: 0.1 },
  sandal: { ...FEET, top: 0.12, wide: 0.13 },
  kolhapuri: { ...FEET, top: 0.12, wide: 0.13 },
  jutti: { ...FEET, top: 0.12, wide: 0.13 },
};

const { width, height } = views.scale;
const FLOOR = 764;
const MIDDLE = 322;
const TALLEST = 690;
const LINE = "#8f857b";

/** A person in one line, arms a little away. @param tall height in px @param head its share of the height */
function person(tall: number, head: number): string {
  const at = (x: number, y: number) => `${(x * tall).toFixed(1)} ${(-y * tall).toFixed(1)}`;
  const side = (s: 1 | -1) => `
    M${at(s * 0.028, 0.865)} C${at(s * 0.03, 0.845)} ${at(s * 0.05, 0.838)} ${at(s * 0.085, 0.826)}
    C${at(s * 0.118, 0.815)} ${at(s * 0.128, 0.8)} ${at(s * 0.14, 0.765)}
    L${at(s * 0.19, 0.63)} L${at(s * 0.243, 0.495)} C${at(s * 0.262, 0.47)} ${at(s * 0.258, 0.43)} ${at(s * 0.238, 0.425)}
    C${at(s * 0.222, 0.43)} ${at(s * 0.222, 0.455)} ${at(s * 0.214, 0.482)} L${at(s * 0.152, 0.625)} L${at(s * 0.107, 0.735)}
    C${at(s * 0.098, 0.69)} ${at(s * 0.088, 0.655)} ${at(s * 0.09, 0.62)}
    C${at(s * 0.1, 0.58)} ${at(s * 0.106, 0.55)} ${at(s * 0.106, 0.5)}
    C${at(s * 0.108, 0.4)} ${at(s * 0.092, 0.33)} ${at(s * 0.09, 0.28)} C${at(s * 0.098, 0.2)} ${at(s * 0.082, 0.12)} ${at(s * 0.08, 0.04)}
    C${at(s * 0.1, 0.022)} ${at(s * 0.112, 0.004)} ${at(s * 0.1, 0)} L${at(s * 0.05, 0)} L${at(s * 0.05, 0.04)}
    C${at(s * 0.042, 0.12)} ${at(s * 0.036, 0.2)} ${at(s * 0.04, 0.28)} C${at(s * 0.03, 0.36)} ${at(s * 0.016, 0.42)} ${at(0, 0.468)}`;
  const [rx, ry] = [(head * 0.37 * tall).toFixed(1), ((head / 2) * tall).toFixed(1)];
  return `<g fill="none" stroke="${LINE}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
    <ellipse cx="0" cy="${(-(1 - head / 2) * tall).toFixed(1)}" rx="${rx}" ry="${ry}"/><path d="${side(1)}${side(-1)}"/></g>`;
}

function ruler(cm: number, pixels: number): string {
  const marks = Array.from({ length: Math.floor(cm / 10) + 1 }, (_, i) => {
    const y = FLOOR - i * 10 * pixels;
    return `<path d="M48 ${y}h${i % 5 ? 10 : 20}"/>`;
  });
  return `<g stroke="${LINE}" stroke-width="1.6" fill="none"><path d="M48 ${FLOOR}V${FLOOR - cm * pixels}h20"/>${marks.join("")}
    <path d="M36 ${FLOOR}H564"/></g>`;
}

/** The picture of a product to scale on a person, with height and size. @returns red, green, blue bytes */
export async function toScale(spec: PictureSpec, drawing: Buffer, figure: Figure): Promise<Uint8Array> {
  const place = places[spec.template];
  if (!place) {
    throw new Error(`${spec.template} has no place on a person`);
  }
  const pixels = TALLEST / Math.max(figure.height, 100);
  const tall = figure.height * pixels;
  const size = place.wide
    ? { width: Math.round(place.wide * tall) }
    : { height: Math.round((place.tall ?? 0.1) * tall) };
  const worn = await sharp(drawing).resize(size).toBuffer({ resolveWithObject: true });
  const left = Math.round(MIDDLE + (place.x ?? 0) * tall - worn.info.width / 2);
  const top = Math.round(FLOOR - place.top * tall);
  const words = [`${figure.height} cm`, figure.size && `size ${figure.size}`].filter(Boolean).join(", ");
  const head = 0.128 + Math.max(0, 160 - figure.height) * 0.0007;
  const board = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f3f0eb"/>
    ${ruler(figure.height, pixels)}<g transform="translate(${MIDDLE} ${FLOOR})">${person(tall, head)}</g>
    <text x="76" y="46" font-family="Noto Sans" font-size="25" font-weight="600" fill="#1d1814">${words}</text></svg>`;
  sharp.concurrency(1);
  return sharp(Buffer.from(board))
    .composite([
      { input: worn.data, left: Math.max(0, left), top: Math.max(0, Math.min(top, height - worn.info.height)) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The products of the demo catalogue by their pictures, each with who shows it. */
export function figures(): Map<string, Figure> {
  const products: Product[] = read("scripts/seed/catalogue.json");
  const lists: Lists = read("lib/catalog/lists/first-lists.json");
  return new Map(products.map((product) => [product.picture, figureOf(product, lists)]));
}

/** A cut-out without the room around it, for a person to wear. @returns PNG */
export function fitting({ pixels, width, height, extent }: CutOut): Promise<Buffer> {
  const [left, top] = [Math.max(0, Math.floor(extent.left)), Math.max(0, Math.floor(extent.top))];
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract({
      left,
      top,
      width: Math.min(width, Math.ceil(extent.right)) - left,
      height: Math.min(height, Math.ceil(extent.bottom)) - top,
    })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
