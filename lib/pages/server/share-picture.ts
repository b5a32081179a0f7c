import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { shareSize } from "./share-address";

/** Colours of app/tokens.css, which a picture can't reference. */
export const colors = {
  ink: "#1d1814",
  kesar: "#ffb27a",
  neel: "#c3d0ec",
  gulab: "#f2c4bb",
  turmeric: "#f3b63f",
  leaf: "#cfdbbd",
} as const;

/** A background colour for pictures. */
export type Ground = Exclude<keyof typeof colors, "ink">;

/** The layouts by number of pictures: the centre of each, the length of its thread, and its width, in px. */
const places: Record<number, { x: number; thread: number; width: number }[]> = {
  1: [{ x: 600, thread: 56, width: 402 }],
  3: [
    { x: 216, thread: 72, width: 336 },
    { x: 600, thread: 126, width: 336 },
    { x: 984, thread: 40, width: 336 },
  ],
};

const folder = join(process.cwd(), "public/pictures");

let names: Promise<Set<string>> | undefined;

/** The names of the files in public/pictures, without extension; read once. */
export function ownPictures(): Promise<Set<string>> {
  names ??= readdir(folder).then((files) => {
    const pictures = files.filter((file) => file.endsWith(".webp"));
    return new Set(pictures.map((file) => basename(file, ".webp")));
  });
  return names;
}

/** A picture of public/pictures as it hangs on a thread: 3:4, with rounded lower corners. */
async function hang(name: string, width: number): Promise<Buffer> {
  const height = Math.round((width / 3) * 4);
  const shape = `<svg width="${width}" height="${height}"><path d="M0 0H${width}V${height - 16}q0 16-16 16H16q-16 0-16-16z"/></svg>`;
  return sharp(await readFile(join(folder, `${name}.webp`)))
    .resize(width, height, { fit: "cover" })
    .composite([{ input: Buffer.from(shape), blend: "dest-in" }])
    .png()
    .toBuffer();
}

function thread(length: number): Buffer {
  const peg = `<rect x="3" y="${length - 10}" width="10" height="24" rx="5" fill="${colors.ink}"/>`;
  return Buffer.from(
    `<svg width="16" height="${length + 14}"><rect x="7" width="2" height="${length}" fill="${colors.ink}"/>${peg}</svg>`,
  );
}

/**
 * A landscape JPEG for sharing data: one or three of the shop's own pictures on threads, without any text.
 * @param names of files in public/pictures, without extension; the caller ensures that they exist
 */
export async function sharePicture(ground: Ground, names: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const overlays = await Promise.all(
    (places[names.length] ?? []).map(
      async ({ x, thread: length, width }, index): Promise<OverlayOptions[]> => [
        { input: await hang(names[index] ?? "", width), left: x - width / 2, top: length },
        { input: thread(length), left: x - 8, top: 0 },
      ],
    ),
  );
  const jpeg = await sharp({ create: { ...shareSize, channels: 3, background: colors[ground] } })
    .composite(overlays.flat())
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** The response with such a picture. */
export function shareAnswer(jpeg: Uint8Array<ArrayBuffer>): Response {
  return new Response(jpeg, { headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" } });
}
