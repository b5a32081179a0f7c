import { describe, expect, it, test } from "vitest";
import config from "@/playwright.config";
import { choose, stages } from "./stages";

const namesOf = (words: string[]) => choose(words).chosen.map(({ name }) => name);

test("without arguments, all stages run except those that must be named", () => {
  expect(namesOf([])).toEqual(["lint", "types", "unit", "build", "e2e"]);
});

test("stages run in their own order, whatever the order they are named in", () => {
  expect(namesOf(["unit", "lint"])).toEqual(["lint", "unit"]);
});

test("what follows the stages is for the tool", () => {
  const { chosen, extra } = choose(["e2e", "e2e/api/cart.spec.ts", "--project", "api"]);
  expect(chosen.map(({ name }) => name)).toEqual(["e2e"]);
  expect(extra).toEqual(["e2e/api/cart.spec.ts", "--project", "api"]);
});

test("arguments without a stage are refused", () => {
  expect(() => choose(["e2e/api/cart.spec.ts"])).toThrow("is not a test stage");
});

describe("the read-only tests of a deployed shop", () => {
  const deployed = stages.find(({ name }) => name === "deployed");

  it("open it by its URL, without a path", () => {
    const [command] = deployed?.commands(["https://shop.example/shop/home", "--headed"]) ?? [];
    expect(command?.env).toMatchObject({ TEST_URL: "https://shop.example" });
    expect(command?.args).toContain("--headed");
  });

  it.each([[[]], [["shop.example"]], [["ftp://shop.example"]], [["--headed"]]])("are refused for %j", (words) => {
    expect(() => deployed?.commands(words)).toThrow("Name the shop to test");
  });
});

describe("the projects of Playwright", () => {
  const projectsOf = (file: string) =>
    config.projects
      ?.filter(({ testMatch }) => testMatch instanceof RegExp && testMatch.test(file))
      .map(({ name }) => name);

  it.each([
    ["api/cart", ["api"]],
    ["crash/kills", ["crash"]],
    ["servers/boot", ["servers"]],
    ["shop/cart", ["desktop", "phone"]],
    ["looks/looks", ["desktop", "phone"]],
  ])("run %s in %j, wherever the clone lies", (spec, names) => {
    for (const clone of ["/home/me/vastra", "/srv/shop/admin", "/api/auth"]) {
      expect(projectsOf(`${clone}/e2e/${spec}.spec.ts`), clone).toEqual(names);
    }
  });
});
