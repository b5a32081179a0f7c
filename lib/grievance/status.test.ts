import { expect, it } from "vitest";
import { settableStates } from "./status";

it.each([
  ["Open", 0, false, ["Open"]],
  ["Open", 1, false, ["Open", "Resolved"]],
  ["Open", 0, true, ["Answered", "Resolved"]],
  ["Answered", 1, false, ["Answered", "Resolved"]],
  ["Answered", 1, true, ["Answered", "Resolved"]],
  ["Resolved", 1, false, ["Resolved", "Open"]],
  // An answer does not open it again.
  ["Resolved", 1, true, ["Resolved"]],
] as const)("%s, with %i answers before and one now: %s, can become %j", (from, answers, isAnswered, states) => {
  expect(settableStates(from, answers, isAnswered)).toEqual(states);
});
