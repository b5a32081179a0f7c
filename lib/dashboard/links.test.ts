import { describe, expect, it } from "vitest";
import { orderLink, ordersLink, productLink } from "./links";
import { periodOf } from "./periods";

const now = Date.parse("2026-11-21T20:00:00.000Z");

describe("ordersLink", () => {
  it("contains the Indian days of the period", () => {
    expect(ordersLink({ status: "Shipped" }, periodOf("7", now))).toBe(
      "/admin/orders?status=Shipped&from=2026-11-16&to=2026-11-22",
    );
    expect(ordersLink({ group: "sales" }, periodOf("today", now))).toBe(
      "/admin/orders?group=sales&from=2026-11-22&to=2026-11-22",
    );
  });

  it("contains no day without a period", () => {
    expect(ordersLink({ group: "to-ship" })).toBe("/admin/orders?group=to-ship");
  });
});

describe("links to a single record", () => {
  it("contain a search that finds it", () => {
    expect(orderLink("665f1c2ab3d4e5f6a7b8c9d0")).toBe("/admin/orders?q=665f1c2ab3d4e5f6a7b8c9d0");
    expect(productLink("Kurta & Dupatta")).toBe("/admin/products?q=Kurta+%26+Dupatta");
  });
});
