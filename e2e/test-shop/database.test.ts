import { expect, test } from "vitest";
import { withName } from "./database";

test("the tests use a database of their own on the same server", () => {
  const uri = "mongodb://127.0.0.1:27017/vastra?replicaSet=rs0";
  expect(withName(uri, "vastra_test")).toBe("mongodb://127.0.0.1:27017/vastra_test?replicaSet=rs0");
});
