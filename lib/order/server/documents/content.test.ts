import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lists, setLists } from "@/lib/catalog/lists/current";
import type { StoredOrder } from "@/models/order";
import type { DocumentLine } from "@/models/order-document";
import { type Content, type Credit, creditContent, invoiceContent, isOpen } from "./content";
import { placeOfSupply } from "./place";
import { at, bought, far, from, invoiceOf, near, orderOf, shirt, shoes } from "./test-invoice";

const sum = (lines: DocumentLine[], part: "taxable" | "cgst" | "sgst" | "igst") =>
  lines.reduce((total, { tax }) => total + (tax?.[part] ?? 0), 0);
const lineIds = ({ cartItems }: StoredOrder) => cartItems.map(({ _id }) => _id.toString());

describe("an invoice", () => {
  it("has HSN, rate and halves of the tax for each line within a state, and a line for each fee", () => {
    const { lines, total, placeOfSupply: place } = invoiceOf(orderOf(bought, near));
    expect(place).toEqual({ name: "Uttar Pradesh", code: "09" });
    expect(lines).toMatchObject([
      {
        code: "6109",
        title: "Piece 0, size M",
        quantity: 3,
        unit: "PCS",
        amount: 2999_97,
        tax: { rate: 5, cgst: 71_43, igst: 0 },
      },
      { code: "6404", quantity: 1, unit: "PRS", amount: 2625_01, tax: { rate: 18, cgst: 200_21, sgst: 200_21 } },
      { of: "platformFee", code: "998599", amount: 350_00, tax: { rate: 18, cgst: 26_69 } },
      { of: "shippingFee", code: "996812", amount: 120_00, tax: { rate: 18, cgst: 9_15 } },
    ]);
    expect(total).toBe(2999_97 + 2625_01 + 470_00);
  });

  it.each([
    ["as it was when the order was placed", { size: "xll", sizeLabel: "Extra large" }, "Piece 0, size Extra large"],
    ["as today's lists have it, in an order from before that was stored", { size: "xll" }, "Piece 0, size XXL"],
    ["with the second line of its label", { size: "w-34" }, "Piece 0, size 34, 86 cm"],
    ["by its id when no list has it any more", { size: "gone" }, "Piece 0, size gone"],
    ["not at all without one", { size: null }, "Piece 0"],
  ])("names a size %s", (_, size, title) => {
    const order = orderOf(bought, near);
    const cartItems = order.cartItems.map((item) => ({ ...item, ...size }));
    expect(invoiceOf({ ...order, cartItems }).lines[0]?.title).toBe(title);
  });

  it("has the code of the kind for a product without one of its own, else that of the category", () => {
    const codesOf = (product: { kind?: string; hsn?: string; category: string }) => {
      const order = orderOf([{ productId: shirt, price: 100_00, quantity: 1 }], near, [0, 0]);
      const { lines } = invoiceContent(order, new Map([[shirt.toString(), product]]), from, placeOfSupply(order), at);
      return lines.map(({ code, tax }) => [code, tax?.rate]);
    };
    expect(codesOf({ kind: "belts", category: "accessories" })).toEqual([["4203", 18]]);
    expect(codesOf({ kind: "belts", hsn: "7117", category: "accessories" })).toEqual([["7117", 3]]);
    expect(codesOf({ kind: "", category: "kids" })).toEqual([["6209", 5]]);
    expect(codesOf({ category: "home" }), "an owner's category").toEqual([["4202", 18]]);

    const before = lists();
    setLists({ ...before, aliases: { kinds: { "leather-belts": "belts" }, brands: {} } });
    expect(codesOf({ kind: "leather-belts", category: "men" }), "of a merged kind").toEqual([["4203", 18]]);
    setLists(before);
  });

  it("has IGST between states, and where the state is unknown, even in the seller's region", () => {
    expect(invoiceOf(orderOf(bought, far)).lines[0]?.tax).toMatchObject({ cgst: 0, sgst: 0, igst: 142_86 });
    const unknown = invoiceOf(orderOf(bought, { pincode: "208999" }));
    expect(unknown).toMatchObject({ placeOfSupply: { code: "09" }, buyer: { state: null } });
    expect(sum(unknown.lines, "cgst")).toBe(0);
    expect(sum(unknown.lines, "igst")).toBeGreaterThan(0);
  });

  it("goes by the state that the address names, and by the PIN code where that is none", () => {
    expect(invoiceOf(orderOf(bought, { state: "goa", pincode: "208001" })).placeOfSupply?.name).toBe("Goa");
    expect(invoiceOf(orderOf(bought, { state: "NCR", pincode: "110001" })).placeOfSupply?.name).toBe("Delhi");
  });

  it("names the business that has a GSTIN, and who receives the parcel", () => {
    const ofBusiness = { gstin: "29AABCU9603R1ZJ", business: "Uday Traders" };
    const { buyer } = invoiceOf(orderOf(bought, { ...far, ...ofBusiness }));
    expect(buyer).toMatchObject({ name: "Uday Traders", gstin: ofBusiness.gstin, recipient: "Asha Rao" });
    expect(invoiceOf(orderOf(bought, far)).buyer).toMatchObject({ name: "A. Rao", gstin: null });
  });

  it("has no line for a fee of 0, and no tax without a GSTIN", () => {
    const { lines, seller } = invoiceOf(orderOf(bought, near, [0, 0]), { ...from, gstin: null, state: null });
    expect(lines).toHaveLength(2);
    expect(lines.every(({ tax }) => tax === null)).toBe(true);
    expect(seller.gstin).toBeNull();
  });
});

describe("credits", () => {
  it("of single pieces and then the rest come to the invoice", () => {
    const order = orderOf(bought, near);
    const [first = ""] = lineIds(order);
    const invoice = invoiceOf(order);
    const one = creditContent(invoice, [], { lines: [{ lineId: first, quantity: 1 }], fees: false });
    expect(one?.lines).toMatchObject([{ of: first, quantity: 1, amount: 999_99 }]);
    const rest = creditContent(invoice, [one as Content], "rest");
    expect(rest?.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1]);
    expect((one?.total ?? 0) + (rest?.total ?? 0)).toBe(invoice.total);
    expect(isOpen(invoice, [one as Content])).toBe(true);
    expect(isOpen(invoice, [one as Content, rest as Content])).toBe(false);
    expect(creditContent(invoice, [one as Content, rest as Content], "rest")).toBeNull();
  });

  it("of more pieces than are left are refused", () => {
    const order = orderOf(bought, near);
    const [first = ""] = lineIds(order);
    expect(() => creditContent(invoiceOf(order), [], { lines: [{ lineId: first, quantity: 4 }], fees: false })).toThrow(
      RangeError,
    );
  });

  it("in any parts, within a state or not, with or without a GSTIN, come to the invoice to the paisa", () => {
    const items = fc.array(
      fc.record({
        productId: fc.constantFrom(shirt, shoes),
        price: fc.integer({ min: 1, max: 4000_00 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        items,
        fc.constantFrom(near, far),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (all, address, isRegistered, random) => {
          const order = orderOf(all, address);
          const invoice = invoiceOf(order, isRegistered ? from : { ...from, gstin: null, state: null });
          const notes: Content[] = [];
          while (isOpen(invoice, notes)) {
            const credit: Credit = {
              fees: random.next().value % 2 === 0,
              lines: lineIds(order).map((lineId) => {
                const left = invoice.lines.find(({ of }) => of === lineId)?.quantity ?? 0;
                const gone = notes.flatMap(({ lines }) => lines).filter(({ of }) => of === lineId);
                const most = left - gone.reduce((total, { quantity }) => total + quantity, 0);
                return { lineId, quantity: random.next().value % (most + 1) };
              }),
            };
            const note = creditContent(invoice, notes, notes.length < 6 ? credit : "rest");
            if (note) notes.push(note);
          }
          const credited = notes.flatMap(({ lines }) => lines);
          expect(notes.reduce((total, note) => total + note.total, 0)).toBe(invoice.total);
          for (const part of ["taxable", "cgst", "sgst", "igst"] as const)
            expect(sum(credited, part)).toBe(sum(invoice.lines, part));
          for (const { amount, tax } of credited) {
            if (tax) expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(amount);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
