import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { dataFolder } from "./folders.mjs";
import { withLock } from "./lock.mjs";

test("what one holds, the other waits for", async () => {
  const name = `try-${randomUUID()}`;
  const order: string[] = [];
  const hold = async (who: string) => {
    order.push(`${who} in`);
    await sleep(30);
    order.push(`${who} out`);
  };
  await Promise.all([withLock(name, () => hold("a")), withLock(name, () => hold("b"))]);
  expect(order).toEqual(["a in", "a out", "b in", "b out"]);
  expect(existsSync(`${dataFolder()}/${name}.lock`)).toBe(false);
});

test("a lock whose holder is gone is taken over", async () => {
  const name = `try-${randomUUID()}`;
  writeFileSync(`${dataFolder()}/${name}.lock`, JSON.stringify({ pid: 999_999_999, startedAt: "long ago" }));
  expect(await withLock(name, async () => "mine")).toBe("mine");
});

test("a failure gives the lock back", async () => {
  const name = `try-${randomUUID()}`;
  const failing = withLock(name, async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await withLock(name, async () => "mine")).toBe("mine");
});
