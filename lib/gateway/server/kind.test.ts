import { describe, expect, it } from "vitest";
import { endpoints } from "@/lib/openapi/endpoints";
import { kindOf } from "./kind";

const id = "6a0f1b2c3d4e5f6a7b8c9d0e";
const known = {
  files: new Set(["/pictures/tee.webp", "/favicon.ico"]),
  currentPage: (path: string) =>
    [`/shop/product/${id}`, "/auth/login", "/shop/cached/listing/men/~/zara/~"].includes(path)
      ? { value: null }
      : undefined,
};

describe("the kind of a request", () => {
  it.each([
    ["ready", "/_next/static/chunks/main.js"],
    ["ready", "/pictures/tee.webp"],
    ["ready", "/pictures/tee.webp?v=2"],
    ["ready", "/shop/home"],
    ["ready", "/shop/home/?utm_source=mail"],
    ["ready", "/shop/listing"],
    ["ready", "/shop/listing?category=men"],
    ["ready", "/shop/brands"],
    ["ready", "/shop/listing?category=men&brand=zara"],
    ["page", "/shop/listing?category=men&sortBy=title_atoz"],
    ["page", "/shop/listing?brand=h%26m"],
    ["page", "/shop/cached/home/first"],
    ["page", "/shop/cached/listing/men/~/zara/~"],
    ["ready", `/shop/product/${id}`],
    ["ready", `/shop/product/${id}?_rsc=abc`],
    ["ready", "/auth/login?next=%2Fshop"],
    ["picture", "/_next/image?url=%2Fpictures%2Ftee.webp&w=640&q=75"],
    ["picture", "/_next/image"],
    ["page", "/_next/images"],
    ["api", "/address/update/6a0f1b2c3d4e5f6a7b8c9d0e/6a0f1b2c3d4e5f6a7b8c9d0f"],
    ["page", `/shop/product/${id.toUpperCase()}`],
    ["page", "/shop/product/000000000000000000000000"],
    ["page", "/shop/listing?category=men,women"],
    ["page", "/shop/listing?category=men&category=women"],
    ["page", "/shop/listing?category=hats"],
    ["page", "/shop/listing?page=2"],
    ["page", "/shop/listing?q=kurta"],
    ["page", "/pictures/none.webp"],
    ["page", `${"/".repeat(1_000_000)}a`],
    ["page", "/"],
    ["page", "//evil.example"],
    ["page", "*"],
    ["api", "/api/shop/products/get?limit=1"],
    ["api", "/api"],
    ["api", "/api/auth/login"],
    ["api", `/api/shop/order/invoice/${id}`],
    ["order", "/api/shop/order/capture"],
    ["order", "/api/shop/order/createCOD/"],
    ["order", "/api/health"],
    ["api", "/api/healthy"],
    ["api", "/api/shop/order/nothing"],
    ["machine", "/api/webhooks/razorpay"],
    ["machine", "/api/cron/reconcile"],
  ])("is %s for %s", (kind, url) => expect(kindOf(url, known)).toBe(kind));

  it("is order for each call of orders but their documents, and machine for those of no person", () => {
    const invoice = "/api/shop/order/invoice/{orderId}";
    const ofOrders = endpoints.filter(({ path }) => path.startsWith("/api/shop/order/") && path !== invoice);
    const ofMachines = endpoints.filter(({ machine }) => machine);
    expect(new Set(ofOrders.map(({ path }) => kindOf(path, known)))).toEqual(new Set(["order"]));
    expect(new Set(ofMachines.map(({ path }) => kindOf(path, known)))).toEqual(new Set(["machine"]));
  });
});
