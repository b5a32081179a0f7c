import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { encodeWebp, turnedRound } from "./encode";
import { HEIGHT, renderPicture, WIDTH } from "./render-picture";
import type { PictureSpec } from "./spec";
import { allViews, views } from "./views";

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
  expect((await encodeWebp(weave)).length).toBeLessThanOrEqual(views.front.mostBytes);
}, 30_000);

test("each view has its own size and is another picture", async () => {
  const drawn = allViews.map((view) => ({ view, bytes: renderPicture(belt, view) }));
  for (const { view, bytes } of drawn) {
    expect(bytes.length, view).toBe(views[view].width * views[view].height * 3);
    expect((await encodeWebp(bytes, view)).length, view).toBeLessThanOrEqual(views[view].mostBytes);
  }
  expect(digest(renderPicture(belt, "close"))).toBe(digest(drawn[2]?.bytes ?? pixels));
  expect(new Set(drawn.map(({ bytes }) => digest(bytes))).size).toBe(allViews.length);
}, 60_000);

test("a front is turned round to be the other side of what looks the same from both", async () => {
  const front = await encodeWebp(pixels);
  const turned = await turnedRound(front);
  const { width, height } = views.back;
  const red = (x: number, y: number) => turned[(y * width + x) * 3] ?? 0;
  const at = (x: number, y: number) => pixels[(y * WIDTH + x) * 3] ?? 0;
  expect(turned.length).toBe(width * height * 3);
  for (const x of [40, 220, 300, 420]) {
    expect(Math.abs(red(x, 420) - at(WIDTH - 1 - Math.round(x * 1.5), 630)), `column ${x}`).toBeLessThan(40);
  }
}, 30_000);

test("unknown templates, patterns, colours and materials are named", () => {
  expect(() => renderPicture({ ...belt, template: "cloak" })).toThrow("unknown template cloak");
  expect(() => renderPicture({ ...belt, pattern: "zebra" })).toThrow("unknown pattern zebra");
  expect(() => renderPicture({ ...belt, colors: ["greige"] })).toThrow("unknown colour greige");
  expect(() => renderPicture({ ...belt, material: "tin" })).toThrow("unknown material tin");
});
