import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { encodeWebp, turnedRound } from "./encode";
import { renderCutOut, renderPicture } from "./render-picture";
import type { PictureSpec } from "./spec";
import { views } from "./views";

const { width: WIDTH, height: HEIGHT } = views.front;
/** The views that are drawn from a template alone. */
const drawnViews = ["front", "back", "close"] as const;

const belt: PictureSpec = { id: "belt-brown", template: "belt", colors: ["brown"] };
const pixels = renderPicture(belt);

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("the same spec gives the same bytes, as pixels and as a file", async () => {
  const again = renderPicture({ ...belt });
  expect(digest(again)).toBe(digest(pixels));
  const files = [await encodeWebp(pixels), await encodeWebp(again)].map(digest);
  expect(files[1]).toBe(files[0]);
}, 120_000);

test("another seed gives another picture", () => {
  expect(digest(renderPicture({ ...belt, seed: 7 }))).not.toBe(digest(pixels));
}, 120_000);

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
}, 120_000);

test("each view has its own size and is another picture", async () => {
  const drawn = drawnViews.map((view) => ({ view, bytes: renderPicture(belt, view) }));
  for (const { view, bytes } of drawn) {
    expect(bytes.length, view).toBe(views[view].width * views[view].height * 3);
    expect((await encodeWebp(bytes, view)).length, view).toBeLessThanOrEqual(views[view].mostBytes);
  }
  expect(digest(renderPicture(belt, "close"))).toBe(digest(drawn[2]?.bytes ?? pixels));
  expect(new Set(drawn.map(({ bytes }) => digest(bytes))).size).toBe(drawnViews.length);
}, 120_000);

test("a front is turned round to be the other side of what looks the same from both", async () => {
  const front = await encodeWebp(pixels);
  const turned = await turnedRound(front);
  const { width, height } = views.back;
  const red = (x: number, y: number) => turned[(y * width + x) * 3] ?? 0;
  const at = (x: number, y: number) => pixels[(y * WIDTH + x) * 3] ?? 0;
  expect(turned.length).toBe(width * height * 3);
  for (const x of [40, 220, 300, 420]) {
    expect(Math.abs(red(x, 420) - at(WIDTH - 1 - Math.round(x * 3), 1260)), `column ${x}`).toBeLessThan(40);
  }
}, 120_000);

test("a cut-out is clear around the drawing, with its hanger where it hangs", () => {
  const tee: PictureSpec = { id: "tee-cut", template: "tee", colors: ["navy"] };
  const bare = renderCutOut(tee, 300, false);
  const hung = renderCutOut(tee, 300, true);
  const alpha = ({ pixels, width }: typeof bare, x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0;
  expect(alpha(bare, 2, 2)).toBe(0);
  expect(alpha(bare, 150, 200)).toBe(255);
  expect(hung.extent.bottom - hung.extent.top).toBeGreaterThan(hung.extent.right - hung.extent.left);
  expect(alpha(hung, 150, Math.round(hung.extent.top) + 2)).toBeGreaterThan(100);
}, 120_000);

test("unknown templates, patterns, colours and materials are named", () => {
  expect(() => renderPicture({ ...belt, template: "cloak" })).toThrow("unknown template cloak");
  expect(() => renderPicture({ ...belt, pattern: "zebra" })).toThrow("unknown pattern zebra");
  expect(() => renderPicture({ ...belt, colors: ["greige"] })).toThrow("unknown colour greige");
  expect(() => renderPicture({ ...belt, material: "tin" })).toThrow("unknown material tin");
});
