import { expect, test } from "vitest";
import { entryOf, lists } from "./current";
import { receivedLists, type SentLists, sentFacts, sentLists } from "./sent";

test("a page brings the first lists with it, with the tiles of categories and without the codes of kinds", () => {
  const sent = sentLists(lists());
  expect(JSON.stringify(sent).length).toBeLessThan(16_384);
  const received = receivedLists(JSON.parse(JSON.stringify(sent)) as SentLists);
  for (const list of ["categories", "brands", "sizeSets"] as const) {
    expect(received[list].map(({ label }) => label)).toEqual(lists()[list].map(({ label }) => label));
  }
  expect(received.categories[0]?.tile).toEqual(lists().categories[0]?.tile);
  expect(entryOf(received.kinds, "jeans")).toMatchObject({ label: "Jeans", facts: [], hsn: "" });
  const facts = JSON.parse(JSON.stringify(sentFacts(lists())));
  expect(facts.map(({ label }: { label: string }) => label)).toEqual(lists().facts.map(({ label }) => label));
  expect(JSON.stringify(sent)).not.toContain('"hsn"');
});

test("of long lists a page brings the version", () => {
  const brands = Array.from({ length: 500 }, (_, at) => ({ id: `brand-${at}`, label: `Brand ${at}`, hidden: false }));
  expect(sentLists({ ...lists(), brands, version: 7 })).toBe(7);
  expect(sentFacts({ ...lists(), brands, version: 7 })).toEqual([]);
});
