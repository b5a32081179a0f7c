import { expect, test } from "vitest";
import type { Extent } from "../core/outline";
import { Stage } from "../core/stage";
import { Draw } from "../draw";
import { templateOf } from "../templates";

function extentOfTee(seed: number, options: Record<string, string | boolean> = {}): Extent {
  const probe = Stage.probe(seed);
  templateOf("tee")(new Draw(probe, { id: "tee", template: "tee", colors: ["navy"], options }, seed));
  if (!probe.extent) throw new Error("a probe measures");
  return probe.extent;
}

const height = ({ top, bottom }: Extent) => bottom - top;
const width = ({ left, right }: Extent) => right - left;

test("the same seed hangs the same way, another a little differently", () => {
  expect(extentOfTee(1)).toEqual(extentOfTee(1));
  expect(extentOfTee(2)).not.toEqual(extentOfTee(1));
  expect(Math.abs(height(extentOfTee(2)) - height(extentOfTee(1)))).toBeLessThan(60);
});

test("a boxy cut is shorter and wider, a slim one narrower, a child's the shortest", () => {
  const usual = extentOfTee(1);
  const boxy = extentOfTee(1, { cut: "boxy" });
  const slim = extentOfTee(1, { cut: "slim" });
  const kids = extentOfTee(1, { cut: "kids" });
  expect(height(boxy)).toBeLessThan(height(usual));
  expect(width(boxy)).toBeGreaterThan(width(usual));
  expect(width(slim)).toBeLessThan(width(usual));
  expect(height(kids)).toBeLessThan(height(boxy));
});

test("a motif that is not known is refused", () => {
  expect(() => extentOfTee(1, { motif: "unicorn" })).toThrow("unknown motif unicorn");
});
