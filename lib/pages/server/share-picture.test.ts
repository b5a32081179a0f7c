import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { colors, ownPictures, sharePicture } from "./share-picture";

it("is a landscape JPEG of one or three pictures on a coloured background", async () => {
  for (const names of [["cap-navy"], ["jeans-midblue", "denimjacket-mid", "shirt-madras-check"]]) {
    const picture = sharp(await sharePicture("kesar", names));
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const [red = 0, green = 0, blue = 0] = await picture
      .extract({ left: 8, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.hypot(red - 0xff, green - 0xb2, blue - 0x7a)).toBeLessThan(12);
  }
});

it("accepts only the shop's own pictures", async () => {
  const names = await ownPictures();
  expect(names.has("cap-navy")).toBe(true);
  expect(names.has("../icons/icon-512")).toBe(false);
});

it("uses the colours of the design", () => {
  const tokens = readFileSync("app/tokens.css", "utf8");
  for (const [name, color] of Object.entries(colors)) expect(tokens).toContain(`--color-${name}: ${color};`);
});
