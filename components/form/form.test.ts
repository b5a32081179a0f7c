import { describe, expect, it } from "vitest";
import { choosable } from "./control";
import { issuesByField, sentence } from "./issues";

describe("issuesByField", () => {
  const names = ["email", "address"];

  it("returns the first message for each field, dotted paths too", () => {
    const issues = [
      { field: "email", reason: "is taken" },
      { field: "email", reason: "is too long" },
      { field: "address.city", reason: "must not be empty" },
    ];
    expect(issuesByField(issues, names)).toEqual([
      ["email", "is taken"],
      ["address", "must not be empty"],
    ]);
  });

  it("leaves out messages for fields that the form does not have", () => {
    expect(
      issuesByField(
        [
          { field: "emails", reason: "x" },
          { field: "cartId", reason: "y" },
        ],
        names,
      ),
    ).toEqual([]);
  });
});

describe("sentence", () => {
  it("begins with a capital and ends with one punctuation mark", () => {
    expect(sentence("must be a name")).toBe("Must be a name.");
    expect(sentence("Is it open?")).toBe("Is it open?");
  });
});

describe("choosable", () => {
  it("rejects an option with an empty id", () => {
    expect(
      choosable([
        { id: "", label: "None" },
        { id: "home", label: "Home" },
      ]),
    ).toEqual([{ id: "home", label: "Home" }]);
    expect(choosable()).toEqual([]);
  });
});
