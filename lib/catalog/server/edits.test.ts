import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/http/errors";
import type { StoredProduct } from "@/models/product";
import { differences, edited, newProduct, readable } from "./edits";

const body = {
  image: "/pictures/kurta.webp",
  title: "Neel Kurta",
  description: "Cotton.",
  category: "women",
  brand: "zara",
  price: 1499.5,
  saleprice: 999.99,
  stock: 10,
} as const;

function stored(changes: Partial<StoredProduct> = {}): StoredProduct {
  const dates = { createdAt: new Date(0), updatedAt: new Date(0) };
  return { _id: new mongoose.Types.ObjectId(), ...newProduct(body), version: 3, live: true, ...dates, ...changes };
}

function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("was not refused");
}

describe("newProduct", () => {
  it("stores paise, what is paid, the title to sort by and the shop as seller", () => {
    expect(newProduct(body)).toMatchObject({
      price: 149_950,
      saleprice: 99_999,
      pays: 99_999,
      titleKey: "neel kurta",
      size: [],
      seller: "Vastra",
    });
  });
});

describe("edited", () => {
  it("leaves alone what was not sent", () => {
    const product = stored();
    expect(differences(product, edited(product, { version: 3 }))).toBeNull();
  });

  it("refuses an edit of an older version, with the product as it is", () => {
    const product = stored({ stock: 7 });
    const error = refusal(() => edited(product, { title: "Other", version: 2 }));
    expect(error.code).toBe("stale");
    expect(error.extra?.data).toMatchObject({ version: 3, stock: 7, title: "Neel Kurta", price: 1499.5 });
  });

  it("keeps sold pieces sold: the difference counts, not the figure", () => {
    const product = stored({ stock: 6 });
    expect(edited(product, { stock: 15, stockSeen: 10 }).stock).toBe(11);
    expect(edited(product, { stock: 10, stockSeen: 10 }).stock).toBe(6);
    expect(edited(product, { stock: 2, stockSeen: 10 }).stock).toBe(0);
    expect(edited(product, { stock: 2 }).stock).toBe(2);
  });

  it("never stores more pieces than may be", () => {
    const error = refusal(() => edited(stored({ stock: 99_999 }), { stock: 2, stockSeen: 0 }));
    expect(error.issues?.[0]?.field).toBe("stock");
  });

  it("holds a new price against the stored sale price, and the other way round", () => {
    expect(refusal(() => edited(stored(), { price: 999.99 })).code).toBe("invalid");
    expect(refusal(() => edited(stored(), { saleprice: 1499.5 })).code).toBe("invalid");
    expect(edited(stored(), { price: 900, saleprice: 0 })).toMatchObject({ price: 90_000, saleprice: 0 });
  });

  it("gives an emptied seller back to the shop", () => {
    expect(edited(stored({ seller: "Jaipur Weaves" }), { seller: "" }).seller).toBe("Vastra");
  });
});

describe("differences", () => {
  it("names the changed fields only, in rupees", () => {
    const product = stored();
    expect(differences(product, edited(product, { price: 1600, size: ["s", "m"] }))).toEqual({
      before: { price: 1499.5, size: [] },
      after: { price: 1600, size: ["s", "m"] },
    });
  });
});

describe("readable", () => {
  it("shows what was typed and nothing else", () => {
    expect(readable(stored())).toEqual({ ...body, size: [], seller: "Vastra" });
  });
});
