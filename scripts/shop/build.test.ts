import { expect, test } from "vitest";
import { chooseFolder } from "./build";

const folders = ["a", "b"];

test("a current build is used, even while another server reads it", () => {
  expect(chooseFolder(folders, (folder) => folder === "b", ["b"])).toBe("b");
});

test("an old build is replaced, unless a running server reads it", () => {
  expect(chooseFolder(folders, () => false, [])).toBe("a");
  expect(chooseFolder(folders, () => false, ["a"])).toBe("b");
  expect(() => chooseFolder(folders, () => false, ["a", "b"])).toThrow("stop one of them");
});
