import sharp from "sharp";
import { HEIGHT, WIDTH } from "./render-picture";

/** The largest picture file that the shop serves, in bytes. */
export const MOST_BYTES = 60_000;

const LEAST_QUALITY = 16;

/** The picture as WebP, in the best quality whose file is small enough; one thread, so that bytes never differ. */
export async function encodeWebp(pixels: Uint8Array): Promise<Buffer> {
  sharp.concurrency(1);
  const image = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  let quality = 84;
  for (;;) {
    const file = await image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (file.length <= MOST_BYTES || quality <= LEAST_QUALITY) {
      return file;
    }
    quality -= file.length > 90_000 ? 18 : 6;
  }
}
