import { expect, test } from "../fixtures";
import { recordedScans } from "../servers/support/observe-database";

// Exclusive, so after all others: it is about the queries that all other tests made the shop send.
test("no test made the shop read a whole collection", async ({ database }) => {
  expect(await recordedScans(database)).toEqual([]);
});
