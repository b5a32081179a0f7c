import { describe, expect, it } from "vitest";
import type { AppError } from "@/lib/errors";
import { cartLimit } from "../schema";
import { addLine, type Buyable, changeLine, type Line, removeLine } from "./lines";

const kurta: Buyable = { id: "kurta", size: ["s", "m", "l", "xl"], stock: 5 };
const watch: Buyable = { id: "watch", size: [], stock: 2 };
const medium: Line = { productId: "kurta", size: "m", quantity: 2 };
const large: Line = { productId: "kurta", size: "l", quantity: 1 };

function code(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    return (error as AppError).code;
  }
  return undefined;
}

describe("adding", () => {
  it("uses the middle size, or the smaller of two, when none is given", () => {
    expect(addLine([], kurta, 1)).toEqual([{ productId: "kurta", size: "m", quantity: 1 }]);
  });

  it("stores no size for a product without sizes", () => {
    expect(addLine([], watch, 1)).toEqual([{ productId: "watch", size: null, quantity: 1 }]);
  });

  it("applies to the only line when no size is given, whatever its size", () => {
    expect(addLine([large], kurta, 2)).toEqual([{ ...large, quantity: 3 }]);
  });

  it("keeps two sizes as two lines, and requires the size then", () => {
    expect(addLine([medium], kurta, 1, "l")).toEqual([medium, large]);
    expect(code(() => addLine([medium, large], kurta, 1))).toBe("size_needed");
  });

  it("leaves a line in a size that the product no longer has, or from before it had sizes", () => {
    const old: Line = { productId: "watch", size: "m", quantity: 1 };
    expect(addLine([old], watch, 1)).toEqual([old, { productId: "watch", size: null, quantity: 1 }]);
    const unsized: Line = { productId: "kurta", size: null, quantity: 1 };
    expect(addLine([unsized], kurta, 1)).toEqual([unsized, { productId: "kurta", size: "m", quantity: 1 }]);
    expect(addLine([unsized, medium], kurta, 1)).toEqual([unsized, { ...medium, quantity: 3 }]);
  });

  it("refuses a size the product does not have", () => {
    expect(code(() => addLine([], kurta, 1, "xs"))).toBe("invalid");
    expect(code(() => addLine([], watch, 1, "m"))).toBe("invalid");
  });

  it("counts the stock over all lines of the product", () => {
    expect(addLine([medium, large], kurta, 2, "l")).toHaveLength(2);
    expect(code(() => addLine([medium, large], kurta, 3, "l"))).toBe("out_of_stock");
  });
});

describe("stock per size", () => {
  const shirt: Buyable = { id: "kurta", size: ["s", "m", "l"], stock: 4, stockBySize: { s: 0, m: 3, l: 1 } };

  it("is checked for each size separately", () => {
    expect(addLine([medium, large], shirt, 1, "m")).toContainEqual({ ...medium, quantity: 3 });
    expect(code(() => addLine([medium, large], shirt, 1, "l"))).toBe("out_of_stock");
    expect(code(() => addLine([medium, large], shirt, 1, "s"))).toBe("out_of_stock");
    const sold = { ...large, quantity: 9 };
    expect(addLine([sold], shirt, 1, "m"), "another line is of no account").toHaveLength(2);
  });

  it("is checked when a line changes to another size, whatever its quantity", () => {
    expect(code(() => changeLine([medium], shirt, { quantity: 2, newSize: "l" }))).toBe("out_of_stock");
    expect(changeLine([medium], shirt, { quantity: 1, newSize: "l" })).toEqual([large]);
    expect(code(() => changeLine([medium, large], shirt, { quantity: 1, size: "m", newSize: "l" }))).toBe(
      "out_of_stock",
    );
    expect(changeLine([{ ...medium, quantity: 9 }], shirt, { quantity: 8 })).toHaveLength(1);
    expect(code(() => changeLine([medium], shirt, { quantity: 4 }))).toBe("out_of_stock");
  });
});

describe("a full cart", () => {
  const full = Array.from({ length: cartLimit }, (_, at): Line => ({ productId: `p${at}`, size: null, quantity: 1 }));

  it("refuses another line", () => {
    expect(code(() => addLine(full, watch, 1))).toBe("limit_reached");
    expect(addLine(full.slice(1), watch, 1)).toHaveLength(cartLimit);
  });

  it("accepts more of a product that is in it", () => {
    expect(addLine(full, { id: "p0", size: [], stock: 5 }, 1)[0]).toMatchObject({ quantity: 2 });
  });
});

describe("changing", () => {
  it("allows reducing the quantity even above the stock", () => {
    const many = { ...medium, quantity: 9 };
    expect(changeLine([many], kurta, { quantity: 8 })).toEqual([{ ...medium, quantity: 8 }]);
    expect(code(() => changeLine([many], kurta, { quantity: 10 }))).toBe("out_of_stock");
  });

  it("merges two lines that get the same size", () => {
    expect(changeLine([medium, large], kurta, { quantity: 2, size: "m", newSize: "l" })).toEqual([
      { productId: "kurta", size: "l", quantity: 3 },
    ]);
  });

  it("refuses a product that is not in the cart", () => {
    expect(code(() => changeLine([], kurta, { quantity: 1 }))).toBe("not_found");
    expect(code(() => changeLine([medium], kurta, { quantity: 1, size: "xl" }))).toBe("not_found");
  });
});

describe("removing", () => {
  it("removes only the given line", () => {
    expect(removeLine([medium, large], "kurta", "l")).toEqual([medium]);
    expect(removeLine([medium], "kurta")).toEqual([]);
    expect(removeLine([{ ...medium, size: null }, medium], "kurta"), "the one without a size").toEqual([medium]);
  });

  it("changes nothing when the line does not exist", () => {
    const lines = [medium];
    expect(removeLine(lines, "watch")).toEqual(lines);
  });

  it("requires the size when there are two", () => {
    expect(code(() => removeLine([medium, large], "kurta"))).toBe("size_needed");
  });
});

describe("a size that no list has any more", () => {
  const old: Line = { productId: "kurta", size: "gone", quantity: 2 };

  it("can be removed, or changed to another", () => {
    expect(removeLine([old, medium], "kurta", "gone")).toEqual([medium]);
    expect(changeLine([old], kurta, { quantity: 1, size: "gone", newSize: "m" })).toEqual([
      { ...old, size: "m", quantity: 1 },
    ]);
  });

  it("is refused where no line has it", () => {
    expect(code(() => removeLine([medium], "kurta", "gone"))).toBe("invalid");
    expect(code(() => changeLine([medium], kurta, { quantity: 1, size: "gone" }))).toBe("invalid");
    expect(removeLine([medium], "kurta", "l"), "another size is not there").toEqual([medium]);
  });
});
