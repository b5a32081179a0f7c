import sharp from "sharp";
import { expect, test } from "vitest";
import { isTransparent } from "./transparency";

/** A grey picture of 300 x 400 with a clear band of this height at its top. */
function picture(band: number, channels: 3 | 4 = 4): Promise<Buffer> {
  const size = { width: 300, height: 400 };
  const grey = { r: 90, g: 90, b: 90, alpha: 1 };
  const hole = {
    input: Buffer.from(`<svg width="300" height="${band || 1}"><rect width="300" height="${band}"/></svg>`),
  };
  const image = sharp({ create: { ...size, channels, background: grey } });
  const cut = channels === 4 && band > 0 ? image.composite([{ ...hole, gravity: "north", blend: "dest-out" }]) : image;
  return cut.webp().toBuffer();
}

test("a picture is cut out when at least a tenth of it is clear", async () => {
  expect(await isTransparent(await picture(120))).toBe(true);
  expect(await isTransparent(await picture(20))).toBe(false);
  expect(await isTransparent(await picture(0))).toBe(false);
  expect(await isTransparent(await picture(0, 3))).toBe(false);
});
