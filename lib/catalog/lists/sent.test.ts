import { expect, test } from "vitest";
import { type Packed, unpack } from "@/lib/packed";
import { entryOf, lists } from "./current";
import { receivedFacts, receivedLists, type SentLists, sentFacts, sentLists } from "./sent";

test("a page brings the first lists with it, with the tiles of categories and without the codes of kinds", () => {
  const sent = sentLists(lists());
  expect(String(sent).length).toBeLessThan(16_384);
  const received = receivedLists(unpack(sent as Packed<SentLists>));
  for (const list of ["categories", "brands", "sizeSets"] as const) {
    expect(received[list].map(({ label }) => label)).toEqual(lists()[list].map(({ label }) => label));
  }
  expect(received.categories[0]?.tile).toEqual(lists().categories[0]?.tile);
  expect(entryOf(received.kinds, "jeans")).toMatchObject({ label: "Jeans", facts: [], hsn: "" });
  expect(
    received.sizeSets.flatMap(({ sizes }) => sizes.map(({ id, label, note }) => [id, label, note || undefined])),
  ).toEqual(
    lists().sizeSets.flatMap(({ sizes }) => sizes.map(({ id, label, note }) => [id, label, note || undefined])),
  );
  const facts = receivedFacts(JSON.parse(JSON.stringify(sentFacts(lists()))));
  const named = (all: typeof facts) =>
    all.map(({ label, type, filter, options }) => [label, type, filter, ...options.map((one) => one.label)]);
  expect(named(facts)).toEqual(named(lists().facts));
  expect(sent).not.toContain("'hsn'");
});

test("names go in short, and come back with their labels, hidden or not", () => {
  const brands = [
    { id: "levis", label: "Levi's", hidden: false },
    { id: "zara", label: "Zara", hidden: true },
    { id: "or", label: "Either|or", hidden: false },
    { id: "tata-cliq", label: "Tata cliq", hidden: false },
  ];
  const sent = unpack(sentLists({ ...lists(), brands }) as Packed<SentLists>);
  expect(sent.brands).toEqual([
    "levis Levi's",
    { id: "zara", label: "Zara", hidden: true },
    { id: "or", label: "Either|or" },
    "tata-cliq",
  ]);
  expect(receivedLists(sent).brands).toMatchObject(
    brands.map(({ hidden, ...name }) => ({ ...name, ...(hidden && { hidden }) })),
  );
});

test("of long lists a page brings the version", () => {
  const label = "A name of as many letters as a name has";
  const brands = Array.from({ length: 500 }, (_, at) => ({ id: `brand-${at}`, label, hidden: false }));
  expect(sentLists({ ...lists(), brands, version: 7 })).toBe(7);
  expect(sentFacts({ ...lists(), brands, version: 7 })).toEqual([]);
});
