import { afterEach, describe, expect, it } from "vitest";
import { countries, isCountry } from "./countries";
import { countryName } from "./country-names";
import { groupOf } from "./filters";
import { goodsOf, traderIn, traderText } from "./goods";
import { CountryId, OriginInput, QuantityInput, TraderInput } from "./goods-inputs";
import { type CurrentLists, lists, setLists } from "./lists/current";

const before = lists();
afterEach(() => setLists(before));

const [maker, other, importer] = ["Maker", "Other", "Importer"].map((name) => ({ name, address: `${name} Road 1` }));

/** Makes the first kind one that says this, with these settings. */
function saying(kind: object, law: CurrentLists["law"]): string {
  const [first, ...others] = before.kinds;
  if (!first) throw new Error("There is no kind");
  setLists({ ...before, kinds: [{ ...first, ...kind }, ...others], law });
  return first.id;
}

const law = (fields: object) => ({ origin: "IN", maker: null, importer: null, netQuantity: "1 N", ...fields });

describe("what holds for goods", () => {
  it("is one piece from India where nobody says anything", () => {
    expect(goodsOf({})).toEqual({ ...law({}), importerMissing: false });
  });

  it("is the product's, else its kind's, else that of the settings", () => {
    const kind = saying({ origin: "BD", maker: null, importer, netQuantity: "2 N" }, law({ maker: other }));
    expect(goodsOf({ kind })).toMatchObject({ origin: "BD", maker: other, importer, netQuantity: "2 N" });
    expect(goodsOf({ kind, origin: "", maker: null, netQuantity: "" })).toEqual(goodsOf({ kind }));
    const own = { origin: "CN", maker, importer: other, netQuantity: "1 pair" };
    expect(goodsOf({ kind, ...own })).toEqual({ ...own, importerMissing: false });
    expect(goodsOf({})).toMatchObject({ origin: "IN", maker: other });
  });

  it("has no importer for goods from India, and lacks one for others where nobody names it", () => {
    const kind = saying({ importer }, law({}));
    expect(goodsOf({ kind })).toMatchObject({ importer: null, importerMissing: false });
    expect(goodsOf({ kind, origin: "CN" })).toMatchObject({ importer, importerMissing: false });
    expect(goodsOf({ origin: "CN" })).toMatchObject({ importer: null, importerMissing: true });
  });
});

describe("countries", () => {
  it("are the 249 of ISO 3166-1, each once and with a name of its own", () => {
    expect(countries()).toHaveLength(249);
    expect(new Set(countries().map(({ label }) => label)).size).toBe(249);
    expect(groupOf("origin")?.options).toEqual(countries());
  });

  it("are named in English", () => {
    expect([countryName("IN"), countryName("CN"), countryName("GB")]).toEqual(["India", "China", "United Kingdom"]);
    for (const code of ["XX", "in", "~", ""]) expect(countryName(code)).toBe(code);
  });

  it.each(["in", "In", " IN "])("%s is India", (code) => expect(CountryId.parse(code)).toBe("IN"));
  it.each(["XX", "UK", "EU", "AN", "I", "IND", "", 7, null])("%s is no country", (code) => {
    expect(CountryId.safeParse(code).success).toBe(false);
    expect(isCountry(String(code))).toBe(false);
  });

  it("may be left to the default", () => {
    expect(["", null, "bd"].map((each) => OriginInput.parse(each))).toEqual(["", "", "BD"]);
    expect(OriginInput.safeParse("XX").success).toBe(false);
    expect([null, "", " 2 N "].map((each) => QuantityInput.parse(each))).toEqual(["", "", "2 N"]);
    expect(QuantityInput.safeParse("x".repeat(21)).success).toBe(false);
  });
});

describe("a maker", () => {
  it("is name and address, as an object or as two lines", () => {
    expect(TraderInput.parse(maker)).toEqual(maker);
    expect(TraderInput.parse(traderText(maker))).toEqual(maker);
    for (const none of ["", "  \n ", null]) expect(TraderInput.parse(none)).toBeNull();
    expect(traderIn("Only a name")).toEqual({ name: "Only a name", address: "" });
  });

  it.each([{ name: "A", address: "Long enough" }, { name: "Long enough", address: "x" }, "Only a name", 7, {}])(
    "is not %j",
    (value) => expect(TraderInput.safeParse(value).success).toBe(false),
  );
});
