import { good } from "../api/support/answers";
import { exported, sendFile } from "../api/support/csv";
import { expect, test } from "../fixtures";

test("the export of the whole shop imports back without a difference", async ({ admin, database }) => {
  const products = await database.collection("products").countDocuments({ live: true });
  const file = await exported(admin);
  const { report } = await good(await sendFile(admin, file, { apply: true }));
  expect(report).toEqual({ added: 0, edited: 0, same: products, rows: [], wrong: 0, errors: [] });
  expect(await exported(admin)).toBe(file);
});
