import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import firstLists from "@/lib/catalog/lists/first-lists.json";
import { hasHanger, isCutOut } from "@/lib/media/cut-out";
import { firstBanners } from "./first-content";

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));
const { categories, kinds } = firstLists;
const banners = firstBanners.flatMap(({ pictures }) => pictures);
const tiles = [...categories.map(({ tile }) => tile.picture), ...kinds.map(({ picture }) => picture)];

test("banners and tiles of categories hang, tiles of kinds are cut out, and all of them exist", () => {
  for (const picture of [...banners, ...categories.map(({ tile }) => tile.picture)]) {
    expect(hasHanger(picture), picture).toBe(true);
  }
  for (const picture of [...banners, ...tiles]) {
    expect(isCutOut(picture), picture).toBe(true);
    expect(existsSync(publicFolder + picture), picture).toBe(true);
  }
});

test("nothing is shown twice by the banners and tiles of home", () => {
  const names = [...banners, ...tiles].map((picture) => picture.slice(picture.lastIndexOf("/") + 1));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("what is cut out has clear corners, and what hangs begins in the middle of its upper edge", async () => {
  for (const folder of ["cut", "hung"]) {
    for (const file of readdirSync(`${publicFolder}/pictures/${folder}`)) {
      const picture = sharp(`${publicFolder}/pictures/${folder}/${file}`);
      const { width, height } = await picture.metadata();
      expect([width, height], file).toEqual(folder === "cut" ? [600, 800] : [900, 1200]);
      const alpha = await picture.extractChannel("alpha").raw().toBuffer();
      const at = (x: number, y: number) => alpha[y * width + x] ?? 0;
      for (const [x, y] of [
        [0, 0],
        [width - 1, 0],
        [0, height - 1],
        [width - 1, height - 1],
      ] as const) {
        expect(at(x, y), `${file} ${x} ${y}`).toBeLessThan(90);
      }
      const top = Array.from({ length: 60 }, (_, i) => at(width / 2 - 30 + i, 12));
      if (folder === "hung") expect(Math.max(...top), file).toBeGreaterThan(200);
    }
  }
}, 60_000);
