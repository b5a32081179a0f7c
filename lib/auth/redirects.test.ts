import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { redirectFor } from "./redirects";

describe("redirects", () => {
  it.each([
    ["/shop/account", null, "/auth/login"],
    ["/shop/checkout", null, "/auth/login"],
    ["/shop/razorpayreturn", null, "/auth/login"],
    ["/admin/dashboard", null, "/auth/login"],
    ["/admin/orders/", null, "/auth/login"],
    ["/shop/home", null, null],
    ["/shop/listing", null, null],
    ["/auth/login", null, null],
    ["/shop/account/orders/665f1c2ab3d4e5f6a7b8c9d0", null, "/auth/login"],
    ["/shop/account/orders/x", null, "/auth/login"],
    ["/shop/account/orders/x/y", null, null],
    ["/shop/account/orders/x", "user", null],
    ["/shop/xyz", null, null],
    ["/admin/xyz", null, null],
    ["/admin/products", "user", "/unauth-page"],
    ["/admin/people", null, "/auth/login"],
    ["/admin/security", null, "/auth/login"],
    ["/admin/log/", "user", "/unauth-page"],
    ["/admin/xyz", "user", null],
    ["/admin/orders/xyz", null, null],
    ["/admin/orders/slips", null, "/auth/login"],
    ["/admin/orders/665f1c2ab3d4e5f6a7b8c9d0/slip/", "user", "/unauth-page"],
    ["/admin/orders/a/b/slip", null, null],
    ["/shop/account", "user", null],
    ["/auth/login", "user", "/shop/home"],
    ["/auth/register", "admin", "/admin/dashboard"],
    ["/admin/features", "admin", null],
    ["/shop/checkout", "admin", null],
    ["/admin", null, "/auth/login"],
    ["/admin", "user", "/unauth-page"],
    ["/admin/", "admin", "/admin/dashboard"],
    ["/shop", null, "/shop/home"],
    ["/shop/", "user", "/shop/home"],
    ["/auth", null, "/auth/login"],
    ["/auth", "user", "/shop/home"],
    ["/auth/", "admin", "/admin/dashboard"],
  ] as const)("%s as role %s redirects to %s", (path, role, target) => {
    expect(redirectFor(path, role)).toBe(target);
  });
});

describe("pages that require somebody to be signed in", () => {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /^(admin\/[\w-]+|shop\/(?!cached\/)[\w/[\]-]+)\/page\.tsx$/.test(file))
    .map((file) => ({
      path: `/${file.replace("/page.tsx", "").replace("[id]", "x")}`,
      source: readFileSync(`app/${file}`, "utf8"),
    }));
  const admin = pages.filter(({ path }) => path.startsWith("/admin/"));

  it.each(admin)("$path is for admins only, in the middleware and in the page", ({ path, source }) => {
    expect(redirectFor(path, null)).toBe("/auth/login");
    expect(redirectFor(path, "user")).toBe("/unauth-page");
    expect(redirectFor(path, "admin")).toBeNull();
    expect(source).toContain(`await requireAdmin("${path}")`);
  });

  it("are all pages of the admin area, however deep, for guests and for shoppers", () => {
    const all = readdirSync("app/admin", { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith("page.tsx"),
    );
    expect(all.length).toBeGreaterThan(admin.length);
    for (const file of all) {
      const path = `/admin/${file.replace(/\/?page\.tsx$/, "").replaceAll("[id]", "665f1c2ab3d4e5f6a7b8c9d0")}`;
      expect(redirectFor(path, null), path).toBe("/auth/login");
      expect(redirectFor(path, "user"), path).toBe("/unauth-page");
      expect(readFileSync(`app/admin/${file}`, "utf8"), path).toContain("await requireAdmin(");
    }
  });

  it("are the same ones for the middleware and for the pages of the shop", () => {
    const shop = pages.filter(({ path }) => path.startsWith("/shop/"));
    const redirected = shop.filter(({ path }) => redirectFor(path, null) === "/auth/login");
    const checked = shop.filter(({ source }) => source.includes("await requireUser("));
    expect(checked.map(({ path }) => path)).toEqual(redirected.map(({ path }) => path));
  });
});
