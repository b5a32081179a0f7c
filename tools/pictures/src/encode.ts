import sharp from "sharp";
import { type View, views } from "./views";

const LEAST_QUALITY = 16;
const SOFTENED = 24;

/** The picture as WebP, in the best quality whose file is small enough; one thread, so that bytes never differ. */
export async function encodeWebp(pixels: Uint8Array, view: View = "front"): Promise<Buffer> {
  const { width, height, mostBytes } = views[view];
  sharp.concurrency(1);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  let quality = view === "front" ? 84 : 66;
  for (;;) {
    // The threads of a few cloths are too fine for a coarse quality, which would make blocks of them.
    const soft = view !== "front" && quality <= SOFTENED;
    const source = soft ? image.clone().blur(quality <= LEAST_QUALITY ? 1.2 : 0.7) : image.clone();
    const file = await source.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (file.length <= mostBytes || quality <= LEAST_QUALITY) {
      return file;
    }
    quality -= file.length > mostBytes * 1.5 ? 18 : 6;
  }
}

/** The other side of what is the same from both: the front turned round, in the size of its own picture. */
export async function turnedRound(front: Buffer): Promise<Uint8Array> {
  const { width, height } = views.back;
  return sharp(front).flop().resize(width, height).removeAlpha().raw().toBuffer();
}
