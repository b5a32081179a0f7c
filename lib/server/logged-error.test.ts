import { MongoServerError } from "mongodb";
import { describe, expect, it } from "vitest";
import { loggedError } from "./logged-error";

describe("an error in the log", () => {
  it("names the index of a key that is there already, and not the key", () => {
    const message = 'E11000 duplicate key error collection: v.users index: email_1 dup key: { email: "asha@shop.in" }';
    const error = new MongoServerError({ message, code: 11_000, keyValue: { email: "asha@shop.in" } });
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain("index: email_1");
    expect(logged).toContain("11000");
    expect(logged).not.toContain("asha");
  });

  it("says that a document was refused, and not what was in it", () => {
    const details = { details: { consideredValue: "12 Silver Oak" } };
    const error = new MongoServerError({ message: "Document failed validation", code: 121, errInfo: details });
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain("Document failed validation");
    expect(logged).not.toContain("Silver Oak");
  });

  it("keeps the code, the stack and the cause of other errors", () => {
    const error = Object.assign(new Error("refused", { cause: new Error("away") }), { code: "ECONNREFUSED" });
    expect(loggedError(error)).toMatchObject({
      message: "refused: away",
      code: "ECONNREFUSED",
      stack: expect.stringContaining("logged-error.test"),
    });
  });
});
