import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { prepareImage } from "./inspect";

const red = { r: 200, g: 20, b: 20 };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });
const refused = (bytes: Buffer) =>
  prepareImage(bytes).then(
    () => undefined,
    (error: unknown) => error,
  );

/** A PNG whose header claims dimensions that its few bytes can't contain. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(2, 2).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe("a picture is accepted", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("as %s", async (kind) => {
    const prepared = await sharp(await prepareImage(await plain(300, 200).toFormat(kind).toBuffer())).metadata();
    expect(prepared).toMatchObject({ format: "webp", width: 300, height: 200 });
  });

  it("turned upright, without camera metadata", async () => {
    const exif = { IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 8/1 44/1" } };
    const bytes = await plain(300, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    const prepared = await prepareImage(bytes);
    const { orientation, exif: left, icc, xmp, width, height } = await sharp(prepared).metadata();
    expect({ orientation, left, icc, xmp, width, height }).toEqual({ width: 200, height: 300 });
    expect(prepared.includes("Secret Camera")).toBe(false);
  });

  it("resized in proportion when it is very large", async () => {
    const prepared = await sharp(await prepareImage(await plain(3000, 1500).jpeg().toBuffer())).metadata();
    expect(prepared).toMatchObject({ width: 2400, height: 1200 });
  });

  it("of the catalogue, with its transparency", async () => {
    const prepared = await sharp(await prepareImage(readFileSync("public/pictures/cut/cap-navy.webp"))).metadata();
    expect(prepared).toMatchObject({ width: 600, height: 800, hasAlpha: true });
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { ...red, alpha: 0.5 } } });
    expect((await sharp(await prepareImage(await clear.png().toBuffer())).metadata()).hasAlpha).toBe(true);
  });
});

describe("a file is refused with 415", () => {
  it.each([
    ["an HTML page with a picture's name", Buffer.from("<html><script>alert(1)</script></html>")],
    ["an SVG drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["empty", Buffer.alloc(0)],
    ["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
    ["only a header", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      "a header followed by text",
      Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("not a picture")]),
    ],
    ["a HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1")],
  ])("when it is %s", async (_what, bytes) => {
    expect(await refused(bytes)).toMatchObject({ name: "AppError", code: "unsupported_type", status: 415 });
  });

  it("when it is cut off", async () => {
    const whole = readFileSync("public/pictures/cut/cap-navy.webp");
    expect(await refused(whole.subarray(0, whole.length / 2))).toMatchObject({ code: "unsupported_type" });
    const noise = sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: red,
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    });
    const jpeg = await noise.jpeg().toBuffer();
    expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({ code: "unsupported_type" });
  });
});

it("refuses more than 40 megapixels with 413, before a pixel is decoded", async () => {
  const error = await refused(await bomb(12_000, 12_000));
  expect(error).toMatchObject({ code: "too_large", status: 413, message: expect.stringContaining("144 megapixels") });
  // One that claims exactly 40 fails only at its missing pixels.
  expect(await refused(await bomb(8000, 5000))).toMatchObject({ code: "unsupported_type" });
});

it("refuses more than 12,000 pixels on a side with 413, before a pixel is decoded", async () => {
  for (const [width, height] of [
    [1, 39_999_999],
    [12_001, 9],
  ] as const) {
    const error = await refused(await bomb(width, height));
    expect(error).toMatchObject({ code: "too_large", message: expect.stringContaining("12,000 pixels") });
  }
  const long = await plain(12_000, 9).png().toBuffer();
  expect(await sharp(await prepareImage(long)).metadata()).toMatchObject({ width: 2400, height: 2 });
});
