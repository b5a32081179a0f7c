import { expect, test } from "vitest";
import { pack, unpack } from "./packed";

test("what is packed comes back, with few double quotes on its way", () => {
  const value = { label: "Levi's", sizes: ["s", "m"], text: 'He said "no\\yes"\n', none: null };
  const packed = pack(value);
  expect(packed.slice(0, 18)).toBe(`{'label':'Levi"s',`);
  expect(unpack(packed)).toEqual(value);
  expect(pack({ sizes: ["s", "m"] })).not.toContain('"');
});
