import { expect, it } from "vitest";
import { poolOptions } from "./pool-options";

it("keeps few connections on a serverless platform and closes idle ones", () => {
  const { maxPoolSize = 100, minPoolSize, maxIdleTimeMS } = poolOptions(true);
  expect(maxPoolSize).toBeLessThanOrEqual(5);
  expect(minPoolSize).toBe(0);
  expect(maxIdleTimeMS).toBe(5_000);
});

it("keeps its connections on a server of its own", () => {
  expect(poolOptions(false)).toEqual({ maxPoolSize: 30, minPoolSize: 5 });
});
