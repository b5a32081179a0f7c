import { describe, expect, test } from "vitest";
import { chooseRows, readWords } from "./arguments";

describe("the arguments of npm run bench", () => {
  test("select sizes, rows and a quick run", () => {
    expect(readWords([])).toEqual({ sizes: [1_000, 10_000, 100_000], quick: false, only: [] });
    expect(readWords(["--only", "list,home", "10000", "--quick", "--only=cart-add"])).toEqual({
      sizes: [10_000],
      quick: true,
      only: ["list", "home", "cart-add"],
    });
  });

  test.each(["many", "12", "1e9.5", "-1000"])("can't be %s as a size", (word) => {
    expect(() => readWords(["--", word])).toThrow("is not a number of products");
  });

  test("can't be unknown options", () => {
    expect(() => readWords(["--fast"])).toThrow("--fast");
  });
});

describe("rows", () => {
  const rows = ["list-again", "list-other", "listing", "home"].map((id) => ({ id }));
  const chosen = (...only: string[]) => chooseRows(rows, only).map(({ id }) => id);

  test("are selected by their name or its beginning, in their own order", () => {
    expect(chosen()).toEqual(["list-again", "list-other", "listing", "home"]);
    expect(chosen("home", "list")).toEqual(["list-again", "list-other", "home"]);
    expect(chosen("list-other")).toEqual(["list-other"]);
  });

  test("that do not exist are reported with those that do", () => {
    expect(() => chosen("home", "search")).toThrow('no row "search". The rows are list-again, list-other');
  });
});
