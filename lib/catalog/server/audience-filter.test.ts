import { expect, it } from "vitest";
import { noFilters } from "../filters";
import { optionsOf, scopeOf } from "./group-options";

const audiencesOf = (stored: object) => optionsOf(stored).filter((option) => option.startsWith("audience:"));

it("tells the audience by the category of people, whatever is stored, as for products of before", () => {
  expect(audiencesOf({ category: "men" })).toEqual(["audience:men"]);
  expect(audiencesOf({ category: "men", audience: "women" })).toEqual(["audience:men"]);
  expect(audiencesOf({ category: "footwear", audience: "women" })).toEqual(["audience:women"]);
  expect(audiencesOf({ category: "footwear" })).toEqual(["audience:everyone"]);
});

it("asks the database for the same", () => {
  const people = ["men", "women", "kids"];
  expect(scopeOf({ ...noFilters, audience: ["men"] })).toHaveProperty("$and", [
    { $or: [{ category: { $in: ["men"] } }, { category: { $nin: people }, audience: { $in: ["men"] } }] },
  ]);
  expect(scopeOf({ ...noFilters, audience: ["kids", "everyone"] })).toHaveProperty("$and", [
    {
      $or: [
        { category: { $in: ["kids"] } },
        { category: { $nin: people }, audience: { $in: ["kids", "everyone", null] } },
      ],
    },
  ]);
  expect(scopeOf({ ...noFilters, audience: ["pets"] })).toMatchObject({ _id: { $in: [] } });
});
