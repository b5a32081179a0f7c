import { describe, expect, it } from "vitest";
import { LogQuery } from "@/lib/admin-log/schema";
import { AdminProductQuery } from "@/lib/catalog/admin/schema";
import { maxSearchLength } from "@/lib/http/address-query";
import { AdminOrderQuery } from "@/lib/order/request-schema";
import { choiceOf, dayOf, searchOf } from "./address-values";

describe("searchOf", () => {
  it("shortens a search to what every list of the admin area accepts", () => {
    const q = searchOf("x".repeat(1000));
    expect(q).toHaveLength(maxSearchLength);
    for (const query of [AdminOrderQuery, AdminProductQuery, LogQuery]) {
      expect(query.safeParse({ q }).success).toBe(true);
    }
  });
});

describe("choiceOf", () => {
  it("accepts only the given choices", () => {
    const statuses = ["Pending", "Shipped"] as const;
    expect(choiceOf("Shipped", statuses)).toBe("Shipped");
    expect(["Foo", "shipped", ""].map((text) => choiceOf(text, statuses))).toEqual(["", "", ""]);
  });
});

describe("dayOf", () => {
  it("accepts days of the calendar with a four-digit year", () => {
    expect(dayOf("2026-02-28")).toBe("2026-02-28");
    const none = ["12026-01-01", "2026-02-30", "2026-13-01", "2026-02", "01-02-2026", "yesterday", ""];
    expect(none.map(dayOf)).toEqual(none.map(() => ""));
  });
});
