import { expect, test } from "vitest";
import { isLocalDatabase, refuseForeignDatabase, withoutPassword } from "./local-database";

test.each([
  "mongodb://127.0.0.1:27017/vastra?replicaSet=rs0",
  "mongodb://localhost/vastra",
  "mongodb://LOCALHOST:1,127.0.0.2:2/vastra",
  "mongodb://name:pass%40word@localhost:27017/vastra",
  "mongodb://[::1]:27017/vastra",
  "mongodb://%2Ftmp%2Fmongodb-27017.sock/vastra",
])("%s is on this machine", (uri) => {
  expect(isLocalDatabase(uri)).toBe(true);
});

test.each([
  "mongodb+srv://cluster.example.mongodb.net/vastra",
  "mongodb+srv://localhost/vastra",
  "mongodb://db.example.com:27017/vastra",
  "mongodb://localhost:27017,db.example.com:27017/vastra",
  "mongodb://localhost:secret@db.example.com/vastra",
  "mongodb://localhost.example.com/vastra",
  "mongodb://10.0.0.5/vastra?host=localhost",
  "mongodb://0.0.0.0/vastra",
  "mongodb://",
  "localhost",
  "",
])("%s is elsewhere", (uri) => {
  expect(isLocalDatabase(uri)).toBe(false);
});

test("messages show an address without its password", () => {
  expect(withoutPassword("mongodb+srv://name:secret@c.example.net/vastra")).toBe("mongodb+srv://c.example.net/vastra");
  expect(withoutPassword("mongodb://localhost/vastra")).toBe("mongodb://localhost/vastra");
});

test("a database on another machine is refused, without showing its password", () => {
  const refuse = () => refuseForeignDatabase("mongodb+srv://name:secret@cluster.example.net/vastra");
  expect(refuse).toThrow("not on this machine (mongodb+srv://cluster.example.net/vastra)");
});

test("none, or one on this machine, will do", () => {
  expect(() => refuseForeignDatabase("")).not.toThrow();
  expect(() => refuseForeignDatabase("mongodb://127.0.0.1:27017/vastra")).not.toThrow();
});
