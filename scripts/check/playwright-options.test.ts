import { describe, expect, it } from "vitest";
import config from "@/playwright.config";
import { playwrightOptions } from "./playwright-options";

describe("playwrightOptions", () => {
  it("leaves what needs nothing as it is", () => {
    const typed = ["e2e/api/cart.spec.ts:12", "--project", "api", "--retries=0"];
    expect(playwrightOptions(typed)).toEqual(typed);
    expect(playwrightOptions([])).toEqual([]);
  });

  it("has the JSON report written beside the one that is wanted", () => {
    expect(playwrightOptions(["--reporter=html"])).toEqual(["--reporter=html,json"]);
    expect(playwrightOptions(["--reporter", "dot", "e2e/api"])).toEqual(["--reporter", "dot,json", "e2e/api"]);
  });

  it("runs a test that runs alone without all those it waits for in a whole run, and not beside those named with it", () => {
    const oneByOne = ["--no-deps", "--workers=1"];
    for (const files of [["e2e/alone/limits.spec.ts"], ["e2e/alone", "e2e/api"]]) {
      expect(playwrightOptions(files)).toEqual([...files, ...oneByOne]);
    }
  });
});

describe("the projects of Playwright", () => {
  const projectsOf = (file: string) =>
    config.projects
      ?.filter(({ testMatch }) => testMatch instanceof RegExp && testMatch.test(file))
      .map(({ name }) => name);

  it.each([
    ["api/cart", ["api"]],
    ["alone/limits", ["alone"]],
    ["servers/boot", ["servers"]],
    ["shop/cart", ["desktop", "phone"]],
    ["looks/looks", ["desktop", "phone"]],
  ])("run %s in %j, wherever the clone lies", (spec, names) => {
    for (const clone of ["/home/me/vastra", "/srv/shop/admin", "/api/auth"]) {
      expect(projectsOf(`${clone}/e2e/${spec}.spec.ts`), clone).toEqual(names);
    }
  });
});
