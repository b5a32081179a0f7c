import { describe, expect, it } from "vitest";
import { orderSearch, orderWords } from "./search";

const account = { name: "Asha Rao", username: "asha_r", email: "asha@vastra.example", phone: "9845000000" };
const words = orderWords("665f1c2ab3d4e5f6a7b8c9d0", "775f1c2ab3d4e5f6a7b8c9d0", account, {
  phone: "9845011223",
  name: "Meera Rao",
});

describe("orderWords", () => {
  it("include every ending of the short number, the account and the recipient, in lower case and each once", () => {
    expect(words).toEqual([
      "a7b8c9d0",
      "7b8c9d0",
      "b8c9d0",
      "8c9d0",
      "c9d0",
      "9d0",
      "775f1c2ab3d4e5f6a7b8c9d0",
      "asha@vastra.example",
      "9845000000",
      "9845011223",
      "asha",
      "rao",
      "asha_r",
      "meera",
    ]);
  });
});

describe("orderSearch", () => {
  /** The words that a search looks for, in any of its conditions. */
  const looked = (text: string) =>
    [...JSON.stringify(orderSearch(text)).matchAll(/"\$gte":"([^"]+)"/g)].map((m) => m[1]);

  it.each([
    ["A7B8-C9D0", "a7b8c9d0"],
    ["…8c9d", "8c9d"],
    ["665f1c2ab3d4e5f6a7b8c9d0", "a7b8c9d0"],
    ["+91 98450 11223", "9845011223"],
    ["0 98450-11223", "9845011223"],
    ["(+91) 98450-11223", "9845011223"],
    ["919845011223", "9845011223"],
    ["+91 098450 11223", "9845011223"],
    ["\u202a98450\u00a011223\u202c", "9845011223"],
    ["९८४५० ११२२३", "9845011223"],
    ["Meera 98450 11223", "9845011223"],
    ["98450 11223 rao", "9845011223"],
    ["order 03570510", "03570510"],
    ["Order no. A7B8C9D0", "a7b8c9d0"],
    ["order #a7b8-c9d0", "a7b8c9d0"],
    ["98450", "98450"],
    // Names.
    ["73632966-7229", "73632966-7229"],
    ["ab632966-7229", "ab632966-7229"],
  ])("%s is looked up as %s", (text, word) => {
    expect(looked(text)).toContain(word);
  });

  it("looks up every word of a name", () => {
    expect(orderSearch("Rao, Asha")).toMatchObject({ $and: [{ searchWords: {} }, { searchWords: {} }] });
    expect(looked("Rao, Asha")).toEqual(["rao", "asha"]);
    expect(looked("Meera 98450 11223")).toEqual(["meera", "9845011223"]);
    for (const email of [
      "98450112-23ab@vastra.example",
      "98450-11223@vastra.example",
      "98450-11223.rao@vastra.example",
    ])
      expect(looked(email)).toEqual([email]);
    expect(looked("Border Order Decor")).toEqual(["border", "order", "decor"]);
  });

  it("looks up beginnings of ids only where the text can be part of one", () => {
    expect(JSON.stringify(orderSearch("665f"))).toContain("665f00000000000000000000");
    expect(JSON.stringify(orderSearch("asha"))).not.toContain("_id");
  });

  it("finds orders by their stored words", () => {
    for (const text of ["b8c9", "meera", "ASHA@vastra", "98450 00000"]) {
      const [word = ""] = looked(text).slice(-1);
      expect(
        words.some((each) => each.startsWith(word)),
        text,
      ).toBe(true);
    }
  });
});
