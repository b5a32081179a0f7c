import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { allModels } from "./all";

it("includes the model of every file in this folder", () => {
  const files = readdirSync("models").filter(
    (file) => !/^(all|define-model|order-parts|validator)\.ts$|\.test\.ts$/.test(file),
  );
  expect(allModels.length).toBe(files.length);
  expect(new Set(allModels).size).toBe(files.length);
});
