import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { encodeWebp, MOST_BYTES } from "./encode";
import { HEIGHT, renderPicture, WIDTH } from "./render-picture";
import type { PictureSpec } from "./spec";

const belt: PictureSpec = { id: "belt-brown", template: "belt", colors: ["brown"] };
const pixels = renderPicture(belt);

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("the same spec gives the same bytes, as pixels and as a file", async () => {
  const again = renderPicture({ ...belt });
  expect(digest(again)).toBe(digest(pixels));
  const files = [await encodeWebp(pixels), await encodeWebp(again)].map(digest);
  expect(files[1]).toBe(files[0]);
}, 30_000);

test("another seed gives another picture", () => {
  expect(digest(renderPicture({ ...belt, seed: 7 }))).not.toBe(digest(pixels));
}, 30_000);

test("the drawing lies inside the frame, on a pale ground", () => {
  expect(pixels.length).toBe(WIDTH * HEIGHT * 3);
  for (const corner of [0, WIDTH - 1, (HEIGHT - 1) * WIDTH, HEIGHT * WIDTH - 1]) {
    expect(pixels[corner * 3]).toBeGreaterThan(215);
  }
  expect(pixels.some((value) => value < 60)).toBe(true);
});

test("a file is made smaller until it is small enough", async () => {
  const weave = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => 120 + ((i * i * 31) % 29));
  expect((await encodeWebp(weave)).length).toBeLessThanOrEqual(MOST_BYTES);
}, 30_000);

test("unknown templates, patterns, colours and materials are named", () => {
  expect(() => renderPicture({ ...belt, template: "cloak" })).toThrow("unknown template cloak");
  expect(() => renderPicture({ ...belt, pattern: "zebra" })).toThrow("unknown pattern zebra");
  expect(() => renderPicture({ ...belt, colors: ["greige"] })).toThrow("unknown colour greige");
  expect(() => renderPicture({ ...belt, material: "tin" })).toThrow("unknown material tin");
});
