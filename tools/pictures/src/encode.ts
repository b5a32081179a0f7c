import sharp, { type Sharp } from "sharp";
import { type View, views } from "./views";

const LEAST_QUALITY = 22;
const SOFTENED = 24;

/** Fronts above the first size are compressed more, above the second one much more. */
const FINE = 84_000;
const COARSE = 130_000;

/** Qualities of small pictures, the best first. */
const qualities = Array.from({ length: 11 }, (_, i) => 66 - 6 * i);

/** The best of the qualities whose file is small enough, or the last; found by halving, since each try takes long. */
async function encodeSmall(image: Sharp, mostBytes: number): Promise<Buffer> {
  let best: Buffer | undefined;
  let from = 0;
  let to = qualities.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const quality = qualities[middle] ?? LEAST_QUALITY;
    // The threads of a few cloths are too fine for a coarse quality, which would make blocks of them.
    const soft = quality <= LEAST_QUALITY ? 1.2 : 0.7;
    const source = quality <= SOFTENED ? image.clone().blur(soft) : image.clone();
    const file = await source.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (file.length <= mostBytes) {
      to = middle - 1;
    } else {
      from = middle + 1;
    }
    if (file.length <= mostBytes || (!best && middle === qualities.length - 1)) {
      best = file;
    }
  }
  return best ?? image.toBuffer();
}

/** The picture as WebP, in the best quality whose file is small enough; one thread, so that bytes never differ. */
export async function encodeWebp(pixels: Uint8Array, view: View = "front"): Promise<Buffer> {
  const { width, height, mostBytes } = views[view];
  sharp.concurrency(1);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (view !== "front") {
    return encodeSmall(image, mostBytes);
  }
  const usual = await image.clone().webp({ quality: 60, effort: 3, smartSubsample: true }).toBuffer();
  if (usual.length <= FINE) {
    return usual;
  }
  const quality = usual.length > COARSE ? LEAST_QUALITY : 36;
  return image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

/** The other side of what is the same from both: the front turned round, in the size of its own picture. */
export async function turnedRound(front: Buffer): Promise<Uint8Array> {
  const { width, height } = views.back;
  return sharp(front).flop().resize(width, height).removeAlpha().raw().toBuffer();
}
