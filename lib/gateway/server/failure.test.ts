import { afterEach, expect, it, vi } from "vitest";
import { databaseAway } from "@/lib/server/database/errors";
import { log } from "@/lib/server/log";
import { noteFailure } from "./failure";

const request = { method: "GET", path: "/shop/product/1", headers: {} };

afterEach(() => {
  globalThis.vastraDatabaseAwayUntil = undefined;
  vi.restoreAllMocks();
});

it("logs an unreachable database once, by the driver's error, and not the errors that follow from it", () => {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  noteFailure(databaseAway(), request);
  expect(globalThis.vastraDatabaseAwayUntil).toBeUndefined();
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { name: "MongoServerSelectionError" });
  noteFailure(refused, request);
  expect(globalThis.vastraDatabaseAwayUntil).toBeGreaterThan(performance.now());
});
