import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { noGoods } from "../goods";
import { entriesAfter, type Known, meaningOf } from "./changed";
import { idFromLabel } from "./entry-id";
import { SaveList, type SaveListInput } from "./save-schema";

const tile = { colour: "neel", picture: "" } as const;
const known: Known = {
  categories: [{ id: "men", label: "Men", hidden: false, tile }],
  kinds: [
    {
      id: "kurtas",
      label: "Kurtas",
      hidden: false,
      categories: ["men"],
      sizeSet: "letters",
      facts: ["fabric"],
      hsn: "6211",
      picture: "",
      ...noGoods,
    },
  ],
  brands: [
    { id: "zara", label: "Zara", hidden: false },
    { id: "puma", label: "Puma", hidden: true },
  ],
  sizeSets: [
    { id: "letters", label: "Letters", hidden: false, sizes: [{ id: "s", label: "S", hidden: false, note: "" }] },
    { id: "waist", label: "Waist", hidden: false, sizes: [{ id: "w-34", label: "34", hidden: false, note: "86 cm" }] },
  ],
  facts: [
    {
      id: "fabric",
      label: "Fabric",
      hidden: false,
      type: "options",
      filter: true,
      options: [{ id: "cotton", label: "Cotton", hidden: false }],
    },
    { id: "care", label: "Care", hidden: false, type: "text", filter: false, options: [] },
  ],
  aliases: { kinds: {}, brands: { "old-zara": "zara" } },
  mergedLabels: { kinds: {}, brands: { "old zara": "zara" } },
};

const listAfter = (body: SaveListInput, lists = known) => entriesAfter(SaveList.parse(body), lists);
const save = (list: SaveListInput["list"], entries: object[], rest = {}) =>
  listAfter({ list, entries, seen: 0, ...rest } as SaveListInput);

/** The field and the reason of a refusal, or its code. */
function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error.issues?.map(({ field }) => field).join() ?? error.code;
    throw error;
  }
  return "accepted";
}

describe("entries of a list", () => {
  it("get an id from their label, and the defaults of their list", () => {
    expect(save("kinds", [{ label: "Rain boots", categories: ["men"] }]).at(-1)).toEqual({
      id: "rain-boots",
      label: "Rain boots",
      hidden: false,
      categories: ["men"],
      sizeSet: "letters",
      facts: [],
      hsn: "",
      picture: "",
      ...noGoods,
    });
    expect(save("sizeSets", [{ id: "waist", sizes: [{ id: "w-34", label: "34" }, { label: "S" }] }])[1]).toMatchObject({
      sizes: [
        { id: "w-34", label: "34", note: "86 cm" },
        { id: "s-2", label: "S", note: "", hidden: false },
      ],
    });
  });

  it("keep what is left out, and their place", () => {
    expect(
      save("brands", [
        { id: "zara", hidden: true },
        { id: "puma", hidden: false },
      ]),
    ).toEqual([
      { id: "zara", label: "Zara", hidden: true },
      { id: "puma", label: "Puma", hidden: false },
    ]);
    const tiled = save("categories", [{ id: "men", tile: { colour: "leaf" } }]);
    expect(tiled[0]).toMatchObject({ tile: { colour: "leaf", picture: "" } });
  });

  it("are put in order, new ones last", () => {
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids(save("brands", [{ label: "Acme" }], { order: ["puma", "zara"] }))).toEqual(["puma", "zara", "acme"]);
    expect(ids(save("brands", [{ id: "acme", label: "Acme" }], { order: ["acme", "puma", "zara"] }))[0]).toBe("acme");
    for (const order of [["puma"], ["puma", "zara", "nobody"], ["puma", "zara", "zara"]]) {
      expect(refusal(() => save("brands", [], { order }))).toBe("order");
    }
  });

  it("can be edited also when a merged one had their id as its label", () => {
    const lists = {
      ...known,
      brands: [{ id: "levis", label: "Levi's", hidden: false }],
      aliases: { kinds: {}, brands: { "levis-2": "levis" } },
      mergedLabels: { kinds: {}, brands: { levis: "levis" } },
    };
    const entries = [{ id: "levis", label: "Levi's Red" }];
    expect(listAfter({ list: "brands", entries, seen: 0 }, lists)).toMatchObject(entries);
  });

  it("treat every id of the alphabet alike", () => {
    for (const id of ["all", "constructor", "h&m"]) {
      expect(save("brands", [{ id, label: id }]).at(-1)).toMatchObject({ id });
      expect(meaningOf(known, "brands", id)).toBeUndefined();
    }
  });
});

describe("a list refuses", () => {
  it.each<[SaveListInput["list"], object[], string]>([
    ["brands", [{ label: "zARA" }], "entries.0.label"],
    ["brands", [{ label: "puma" }], "entries.0.label"],
    ["brands", [{ label: "Acme" }, { label: "ACME" }], "entries.0.label"],
    ["brands", [{ label: "Asha's Loom" }, { label: "Asha’s  Loom" }], "entries.0.label"],
    ["brands", [{ id: "acme" }], "entries.0.label"],
    ["brands", [{ hidden: true }], "entries.0.label"],
    ["brands", [{ id: "zara" }, { id: "zara" }], "entries.1.id"],
    ["brands", [{ id: "old-zara", label: "New" }], "entries.0.id"],
    ["brands", [{ label: "Old Zara" }], "entries.0.label"],
    ["kinds", [{ label: "Tees" }], "entries.0.categories"],
    ["kinds", [{ label: "Tees", categories: ["men", "women"] }], "entries.0.categories.1"],
    ["kinds", [{ id: "kurtas", sizeSet: "rings" }], "entries.0.sizeSet"],
    ["kinds", [{ id: "kurtas", facts: ["fabric", "weight"] }], "entries.0.facts.1"],
    ["sizeSets", [{ label: "New", sizes: [{ id: "w-34", label: "34" }] }], "entries.0.sizes.0.id"],
    ["sizeSets", [{ id: "waist", sizes: [{ label: "34" }, { label: "34" }] }], "entries.0.sizes.1.label"],
    ["facts", [{ id: "care", type: "options" }], "entries.0.type"],
    ["facts", [{ id: "care", filter: true }], "entries.0.filter"],
    ["facts", [{ id: "care", options: [{ label: "Cold" }] }], "entries.0.options"],
    ["facts", [{ id: "fabric", options: [{ label: "Silk" }, { label: "silk" }] }], "entries.0.options.1.label"],
  ])("%s %j", (list, entries, field) => {
    expect(refusal(() => save(list, entries))).toBe(field);
  });

  it("more entries than it can have", () => {
    const brands = Array.from({ length: 500 }, (_, at) => ({ id: `b${at}`, label: `Brand ${at}`, hidden: false }));
    const body: SaveListInput = { list: "brands", entries: [{ label: "One more" }], seen: 0 };
    expect(refusal(() => listAfter(body, { ...known, brands }))).toBe("entries");
    expect(refusal(() => listAfter(body, { ...known, brands: brands.slice(1) }))).toBe("accepted");
  });

  it("to be left without a visible category or brand", () => {
    expect(refusal(() => save("brands", [{ id: "zara", hidden: true }]))).toBe("conflict");
    expect(refusal(() => save("categories", [{ id: "men", hidden: true }]))).toBe("conflict");
    expect(refusal(() => save("kinds", [{ id: "kurtas", hidden: true }]))).toBe("accepted");
  });
});

describe("the shape of a change", () => {
  const fields = (body: object) => SaveList.safeParse(body).error?.issues.map(({ path }) => path.join("."));
  it("is checked before the list is looked at", () => {
    expect(fields({ list: "colours", entries: [], seen: 0 })).toEqual(["list"]);
    expect(fields({ list: "brands", entries: [{ id: "no blanks", label: "x" }] })).toEqual(["entries.0.id", "seen"]);
    expect(fields({ list: "brands", entries: Array(101).fill({ label: "x" }), seen: 0 })).toEqual(["entries"]);
    expect(fields({ list: "kinds", entries: [{ label: "x", categories: [] }], seen: 0 })).toEqual([
      "entries.0.categories",
    ]);
    expect(fields({ list: "sizeSets", entries: [{ sizes: Array(41).fill({ label: "x" }) }], seen: 0 })).toEqual([
      "entries.0.sizes",
    ]);
  });
});

describe("an id from a label", () => {
  it.each([
    ["Levi's", "levi-s"],
    ["  H&M  ", "h&m"],
    ["Crème Brûlée", "creme-brulee"],
    ["साड़ी", "entry"],
    ["x".repeat(60), "x".repeat(40)],
  ])("%s is %s", (label, id) => expect(idFromLabel(label, () => false)).toBe(id));

  it("has a number when it is taken", () => {
    const taken = new Set(["zara", "zara-2"]);
    expect(idFromLabel("Zara", (id) => taken.has(id))).toBe("zara-3");
  });
});
