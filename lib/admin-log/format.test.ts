import { describe, expect, it } from "vitest";
import { formatChanges, formatEntry } from "./format";
import type { LogEntry } from "./schema";

const entry: LogEntry = {
  _id: "1",
  at: "2026-11-21T10:00:00.000Z",
  admin: "Ravi (ravi@vastra.example)",
  action: "edit",
  kind: "product",
  targetId: "65f0c0ffee65f0c0ffee65f0",
  title: "Neel Kurta",
  before: { price: 1499.5, size: [], saleprice: 0, stock: 0 },
  after: { price: 1600, size: ["s", "m"], saleprice: 0, stock: 4 },
};

describe("formatEntry", () => {
  const order = { ...entry, kind: "order", title: "", before: null, after: null } as const;

  it("names the target by its title, an order by its short number, or by its id without one", () => {
    expect(formatEntry(entry)).toBe("Edited product Neel Kurta");
    expect(formatEntry({ ...entry, title: "" })).toBe("Edited product 65f0c0ffee65f0c0ffee65f0");
    expect(formatEntry({ ...order, action: "clear warning" })).toBe("Cleared the warning of order FFEE65F0");
  });

  it("says what an order, a payment, a return or a grievance was set to", () => {
    const became = (action: string, before: LogEntry["before"], after: LogEntry["after"]) =>
      formatEntry({ ...order, action, before, after });
    const shipped = { orderStatus: "Shipped", paymentStatus: "Refund pending" };
    expect(became("set status", { ...shipped, orderStatus: "Pending" }, shipped)).toBe("Set order FFEE65F0 to Shipped");
    expect(became("set status", shipped, { ...shipped, paymentStatus: "Refunded" })).toBe(
      "Set the payment of order FFEE65F0 to Refunded",
    );
    expect(became("update return", { status: "Approved" }, { status: "Received" })).toBe(
      "Return of order FFEE65F0: Received",
    );
    expect(became("set status", null, null), "of an entry without them").toBe("Set the status of order FFEE65F0");
    const grievance = { ...order, kind: "grievance", title: "G1", action: "set state" } as const;
    expect(formatEntry({ ...grievance, after: { state: "Resolved" } })).toBe("Set grievance G1 to Resolved");
  });

  it("shows the id of an unknown action", () => {
    expect(formatEntry({ ...entry, action: "fold" })).toBe("product: fold Neel Kurta");
  });
});

describe("formatChanges", () => {
  it("shows each changed field in readable form", () => {
    expect(formatChanges(entry)).toEqual([
      { field: "price", before: "₹1,499.50", after: "₹1,600.00" },
      { field: "size", before: "none", after: "s, m" },
      { field: "stock", before: "0", after: "4" },
    ]);
  });

  it("shows what has changed within objects and lists of objects, each part on its own", () => {
    const fees = { platform: 7, shipping: 49, freeShippingFrom: null };
    const stores = [{ name: "Khan Market", lat: 28.6 }];
    const values = {
      before: { fees, stores, returnDays: 7 },
      after: {
        fees: { ...fees, freeShippingFrom: 999 },
        stores: [...stores, { name: "Park Street", lat: 22.5 }],
        returnDays: 7,
      },
    };
    expect(formatChanges(values)).toEqual([
      { field: "fees freeShippingFrom", before: "none", after: "₹999.00" },
      { field: "stores 2 name", before: "none", after: "Park Street" },
      { field: "stores 2 lat", before: "none", after: "22.5" },
    ]);
  });

  it("shows added and removed values", () => {
    expect(formatChanges({ before: null, after: { title: "Neel" } })).toEqual([
      { field: "title", before: "none", after: "Neel" },
    ]);
    expect(formatChanges({ before: { title: "Neel" }, after: null })).toEqual([
      { field: "title", before: "Neel", after: "none" },
    ]);
  });
});
