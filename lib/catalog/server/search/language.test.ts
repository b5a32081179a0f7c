import { describe, expect, it } from "vitest";
import { compoundsOf, normalise, stem, wordsOf } from "./language";

const stems = (text: string) => wordsOf(normalise(text)).map(stem);

describe("words of a text", () => {
  it.each([
    ["Levi's", "levis"],
    ["LEVI’S", "levis"],
    ["H&M", "hm"],
    ["h & m", "hm"],
    ["H and M", "hm"],
    ["Café Crème", "cafe creme"],
    ["ﬁne Straße", "fine strasse"],
    ["क़मीज़", "कमीज"],
    ["साड़ियाँ", "साडियां"],
    ["५०१", "501"],
    ["Salt and pepper", "salt and pepper"],
  ])("for %s are %s", (typed, normalised) => expect(normalise(typed)).toBe(normalised));

  it("are the same for composed and decomposed letters", () => {
    expect(normalise("é ड़".normalize("NFD"))).toBe(normalise("é ड़".normalize("NFC")));
  });

  it("are separated by everything but letters, digits and the marks of Indian scripts", () => {
    expect(wordsOf(normalise("Block-Print, 3/4 sleeves (कुर्ती) 👕!"))).toEqual(
      ["block", "print", "3", "4", "sleeves", "कुर्ती"].map((word) => normalise(word)),
    );
    expect(wordsOf(normalise(" ?! … "))).toEqual([]);
  });

  it.each([
    ["Block-Print Kurta", ["blockprint"]],
    ["T-Shirt", ["tshirt"]],
    ["Plan B Tee", ["btee"]],
    ["V Neck", ["vneck"]],
    ["A red shirt", []],
    ["Plain kurta", []],
  ])("include other spellings of %s", (text, compounds) => {
    expect(compoundsOf(normalise(text))).toEqual(compounds);
  });
});

describe("plurals", () => {
  it.each([
    "shirt shirts",
    "dress dresses",
    "watch watches",
    "blouse blouses",
    "purse purses",
    "shoe shoes",
    "accessory accessories",
    "hoodie hoodies",
    "jersey jerseys",
    "saree sarees",
    "kurti kurtis kurtiyan",
    "men mens",
    "bag bags",
    "tie ties",
    "साड़ी साड़ियाँ साड़ियों",
    "जूता जूते",
    "चप्पल चप्पलें",
    "कुर्ता कुर्ते",
  ])("%s have one stem", (forms) => {
    expect(new Set(stems(forms)).size).toBe(1);
  });

  it.each(["kurta kurti", "short shirt", "bus bush", "dress dresser", "501 50", "men man"])(
    "%s have different stems",
    (pair) => expect(new Set(stems(pair)).size).toBe(2),
  );
});
