import { describe, expect, it } from "vitest";
import { formatPaise, formatRupees, rupeesToPaise } from "./money";

describe("money", () => {
  it("is formatted with Indian grouping, the sign in front and two decimals", () => {
    expect(formatRupees(123456)).toBe("₹1,23,456.00");
    expect(formatPaise(100)).toBe("₹1.00");
    expect(formatPaise(1_00_00_000_05)).toBe("₹1,00,00,000.05");
  });

  it("is converted from rupees to whole paise", () => {
    expect(rupeesToPaise(1299.99)).toBe(129_999);
    expect(rupeesToPaise(0.29)).toBe(29);
    expect(rupeesToPaise(1.005)).toBe(100);
  });
});
