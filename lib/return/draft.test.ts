import { describe, expect, it } from "vitest";
import { type DraftLine, draftRefund, requestedLines, stillLeft, withChoice, withPieces } from "./draft";

const line: DraftLine = { lineId: "a", quantity: 1, reason: "Wrong item", exchangeSize: null };

describe("the draft of a return", () => {
  it("takes lines in and out by their number of pieces", () => {
    const one = withPieces([], "a", 2);
    expect(one).toEqual([{ lineId: "a", quantity: 2, reason: "", exchangeSize: null }]);
    expect(withPieces([line], "a", 3)).toEqual([{ ...line, quantity: 3 }]);
    expect(withPieces([line, { ...line, lineId: "b" }], "a", 0)).toEqual([{ ...line, lineId: "b" }]);
  });

  it("asks again which size is sent instead when other pieces go back", () => {
    expect(withPieces([{ ...line, exchangeSize: "m" }], "a", 2)).toEqual([{ ...line, quantity: 2 }]);
  });

  it("loses what has been returned meanwhile", () => {
    const rest = { ...line, lineId: "b", quantity: 2 };
    const left = new Map([
      ["a", 0],
      ["b", 2],
    ]);
    expect(stillLeft([line, rest, { ...line, lineId: "c" }], left)).toEqual([rest]);
  });

  it("can be sent once every line has a reason", () => {
    expect(requestedLines([])).toBeNull();
    expect(requestedLines([line, { ...line, lineId: "b", reason: "" }])).toBeNull();
    expect(requestedLines(withChoice([line], "a", { exchangeSize: "m" }))).toEqual([{ ...line, exchangeSize: "m" }]);
    expect(requestedLines([line])).toEqual([{ ...line, exchangeSize: undefined }]);
  });

  it("refunds what the server will", () => {
    const order = { lines: [{ id: "a", quantity: 2, price: 100_000 }], fees: 47_000 };
    expect(draftRefund(order, [{ ...line, quantity: 2 }], [])).toEqual({ goods: 200_000, fees: 47_000 });
    expect(draftRefund(order, [{ ...line, reason: "" }], [])).toEqual({ goods: 100_000, fees: 0 });
  });
});
