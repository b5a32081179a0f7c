import { expect, test } from "vitest";
import { encode, linear, palette, thread } from "./palette";

test("each colour comes out as it is written", () => {
  for (const [name, hex] of Object.entries(palette)) {
    const bytes = linear(name).map(encode);
    expect([name, `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`]).toEqual([name, hex]);
  }
});

test("a name that is not known is refused", () => {
  expect(() => linear("greige")).toThrow("unknown colour greige");
});

test("thread shows on pale and on dark cloth", () => {
  expect(thread(linear("white"))[0]).toBeLessThan(linear("white")[0]);
  expect(thread(linear("black"))[0]).toBeGreaterThan(linear("black")[0]);
});
