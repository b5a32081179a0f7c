import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { shopFolder } from "./shop-folder";

const INK = "#1d1814";

/** The icon of the tab, drawn at a size; `margin` of ink around, as a share, where systems cut corners off. */
async function icon(size: number, margin: number): Promise<Buffer> {
  const drawn = Math.round(size * (1 - 2 * margin));
  const edge = Math.floor((size - drawn) / 2);
  const svg = readFileSync(join(shopFolder, "app/icon.svg"));
  const image = sharp(svg, { density: (72 * drawn) / 64 }).resize(drawn, drawn);
  if (!margin) {
    return image.png({ compressionLevel: 9, palette: true }).toBuffer();
  }
  const rest = size - drawn - edge;
  return image
    .flatten({ background: INK })
    .extend({ left: edge, top: edge, right: rest, bottom: rest, background: INK })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes every icon that browsers and phones ask for, all from app/icon.svg. */
export async function writeIcons(): Promise<void> {
  const files: [path: string, bytes: Buffer][] = [
    ["app/apple-icon.png", await icon(180, 0.1)],
    ["app/favicon.ico", ico(await icon(32, 0), 32)],
    ["public/icons/icon-192.png", await icon(192, 0)],
    ["public/icons/icon-512.png", await icon(512, 0)],
    ["public/icons/icon-maskable-512.png", await icon(512, 0.14)],
  ];
  for (const [path, bytes] of files) {
    const file = join(shopFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
