import { describe, expect, it } from "vitest";
import { currentItem, navItems } from "./nav-items";

function current(address: string, shown: string | null = null): string | undefined {
  const url = new URL(address, "http://shop.test");
  return currentItem(url.pathname, url.searchParams, shown)?.label;
}

describe("the menu of the shop", () => {
  it("has the six items of the specification", () => {
    expect(navItems().map((item) => item.label)).toEqual(["Home", "Men", "Women", "Kids", "Accessories", "Footwear"]);
  });

  it.each([
    ["/shop/home", "Home"],
    ["/shop/listing?category=kids", "Kids"],
    ["/shop/listing?category=kids&brand=nike&sortBy=title_atoz", "Kids"],
    ["/shop/listing", undefined],
    ["/shop/listing?category=men,women", undefined],
    ["/shop/listing?category=men&category=women", undefined],
    ["/shop/listing?category=hats", undefined],
    ["/shop/wishlist?category=men", undefined],
  ])("for %s highlights %s", (address, label) => {
    expect(current(address)).toBe(label);
  });

  it("highlights the category of the product on its page", () => {
    expect(current("/shop/product/0123456789abcdef01234567", "kids")).toBe("Kids");
    expect(current("/shop/product/0123456789abcdef01234567")).toBeUndefined();
    expect(current("/shop/wishlist", "kids")).toBeUndefined();
  });
});
