import type { Page } from "@playwright/test";
import { good } from "../../api/support/answers";
import { testpiece } from "../../api/support/goods";
import type { Caller } from "../../people";

export async function addProduct({ request }: Caller, fields: object) {
  const data = {
    ...testpiece,
    size: ["m"],
    price: 1499.5,
    stock: 14,
    ...fields,
  };
  return (await good(await request.post("/api/admin/products/add", { data }), 201)).data;
}

/** The card of one product. */
export function card(page: Page, title: string) {
  return page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
}

export async function openEdit(page: Page, title: string) {
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await card(page, title).getByRole("button", { name: "Edit" }).click();
  return page.getByRole("dialog", { name: "Edit Product" });
}
