import { afterEach, expect, test } from "vitest";
import { lists, setLists } from "../lists/current";
import { withoutHsn } from "./without-hsn";

const first = lists();

afterEach(() => setLists(first));

test("products of an owner's category have no HSN, unless they or their kind have one", () => {
  expect(withoutHsn(), "every category of a new database has one").toBeNull();
  const [men, ...others] = first.categories;
  const [kurtas, ...kinds] = first.kinds.map((kind) => ({ ...kind, hsn: "" }));
  if (!men || !kurtas) throw new Error("The lists are empty");
  const home = { ...men, id: "constructor", label: "Home" };
  setLists({ ...first, categories: [men, ...others, home], kinds: [{ ...kurtas, hsn: "6211" }, ...kinds] });
  expect(withoutHsn()).toEqual({
    category: { $in: ["constructor"] },
    kind: { $nin: ["kurtas"] },
    hsn: { $in: ["", null] },
  });
});
