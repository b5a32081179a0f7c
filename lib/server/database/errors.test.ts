import { expect, test } from "vitest";
import { fromDatabase, isDatabaseAway } from "./errors";

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name }, more);

test("an unreachable database is distinguished from one that refuses", () => {
  expect(isDatabaseAway(named("MongoNetworkError"))).toBe(true);
  expect(isDatabaseAway(named("MongoServerError", { code: 11602 }))).toBe(true);
  expect(isDatabaseAway(named("MongoServerError", { code: 11000 }))).toBe(false);
  expect(isDatabaseAway("MongoNetworkError")).toBe(false);
  expect(isDatabaseAway(named("AppError", { code: "database_away" }))).toBe(true);
});

test("a name server that fails to name the database's nodes makes the database unreachable", () => {
  for (const [code, syscall] of [
    ["ESERVFAIL", "querySrv"],
    ["ETIMEOUT", "queryTxt"],
  ])
    expect(isDatabaseAway(Object.assign(new Error(`${syscall} ${code}`), { code, syscall }))).toBe(true);
  expect(isDatabaseAway(Object.assign(new Error("open ENOENT"), { code: "ENOENT", syscall: "open" }))).toBe(false);
});

test("the cause of a failed request is found where the driver stores it", () => {
  const broken = named("PoolClearedOnNetworkError");
  expect(isDatabaseAway(new Error("failed", { cause: broken }))).toBe(true);
  expect(isDatabaseAway(named("MongoBulkWriteError", { errorResponse: broken }))).toBe(true);
  expect(isDatabaseAway(named("MongoBulkWriteError", { errorResponse: { code: 11000 } }))).toBe(false);
});

test("only known errors become errors of the shop", () => {
  const odd = new Error("odd");
  expect(fromDatabase(odd)).toBe(odd);
  expect(fromDatabase(named("MongoServerError", { code: 11000 }))).toMatchObject({ code: "duplicate" });
  expect(fromDatabase(named("MongoNetworkError"))).toMatchObject({
    code: "database_away",
    retryAfterSeconds: 10,
  });
});
