import { expect, test } from "vitest";
import { refuseForeignDatabase, withName } from "./test-database";

test("a database on another machine is refused, without showing its password", () => {
  const refuse = () => refuseForeignDatabase("mongodb+srv://name:secret@cluster.example.net/vastra");
  expect(refuse).toThrow("not on this machine (mongodb+srv://cluster.example.net/vastra)");
});

test("none, or one on this machine, will do", () => {
  expect(() => refuseForeignDatabase("")).not.toThrow();
  expect(() => refuseForeignDatabase("mongodb://127.0.0.1:27017/vastra")).not.toThrow();
});

test("the tests use a database of their own on the same server", () => {
  const uri = "mongodb://127.0.0.1:27017/vastra?replicaSet=rs0";
  expect(withName(uri, "vastra_test")).toBe("mongodb://127.0.0.1:27017/vastra_test?replicaSet=rs0");
});
