import "server-only";
import sharp from "sharp";

/** The longer side of the sample by which a picture is judged, in px. */
const sampleSide = 64;
/** From this share of clear pixels on, what a picture shows is cut out. */
const minClearShare = 0.1;
/** Below this, of 255, a pixel is clear. */
const clear = 26;

/** Whether a picture shows a thing without its ground: at least a tenth of it is clear. @param picture as it is stored */
export async function isTransparent(picture: Buffer): Promise<boolean> {
  if (!(await sharp(picture).metadata()).hasAlpha) return false;
  const small = sharp(picture).resize({ width: sampleSide, height: sampleSide, fit: "inside" });
  const alpha = await small.extractChannel("alpha").raw().toBuffer();
  return alpha.filter((value) => value < clear).length >= minClearShare * alpha.length;
}
