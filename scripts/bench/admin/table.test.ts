import { expect, test } from "vitest";
import { tableOf } from "./table";

test("the columns of a table are aligned", () => {
  const table = tableOf([
    { name: "Orders", first: 1234.4, median: 3.456 },
    { name: "CSV export", first: 90, median: 80, memory: 3 * 1024 * 1024 },
  ]);
  const rows = table.split("\n");
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows[2]).toMatch(/^\| Orders +\| +1,234 ms \| +3\.5 ms \| +\|$/);
  expect(rows[3]).toMatch(/3\.0 MB \|$/);
});
