import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { create } from "../api/support/razorpay";
import { type Caller, expect, test } from "../fixtures";

test.use({ pictures: true });

async function printedPages(page: Page, format: "A4" | "A5"): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      const texts = items.map((item) => ("str" in item ? item.str : ""));
      return texts.join(" ").replace(/\s+/g, " ").replaceAll("₹ ", "₹");
    }),
  );
}

async function ordered(shopper: Caller, productIds: string[]): Promise<string> {
  for (const id of productIds) await fill(shopper, id, 2, "m");
  return (await orderCash(shopper)).orderId;
}

test("chosen orders print their packing slips in one go, one page each, with what to collect or why not to send", async ({
  page,
  people,
  shopper,
  admin,
  database,
  openAs,
}) => {
  const products = await Promise.all(Array.from({ length: 12 }, () => newProduct(database, { price: 500 })));
  const one = await ordered(shopper, products.slice(0, 1));
  const other = await people.shopper();
  const many = await ordered(other, products);
  const cancelled = await ordered(other, products.slice(0, 1));
  await good(await other.request.post("/api/shop/order/cancel", { data: { orderId: cancelled } }));
  await fill(other, products[0] ?? "", 1, "m");
  const unpaid = (await create(other)).orderId;
  await openAs(admin);
  await page.goto(`/admin/orders?q=${one.slice(-8)}`);
  const number = (id: string) => id.slice(-8).toUpperCase();
  await page.getByRole("checkbox", { name: `Choose order ${number(one)}` }).check();
  const link = page.getByRole("link", { name: "Print 1 packing slip" });
  await expect(link).toHaveAttribute("href", `/admin/orders/slips?ids=${one}`);
  await page.getByRole("button", { name: "Choose none" }).click();
  await expect(link).toBeHidden();

  await page.goto(`/admin/orders/slips?ids=${one},${many},${unpaid},${cancelled},${"0".repeat(24)}`);
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("img", { name: `Barcode of ${number(one)}` })).toBeVisible();
  for (const format of ["A4", "A5"] as const) {
    const pages = await printedPages(page, format);
    expect(pages, format).toHaveLength(4);
    expect(pages[0]).toContain(number(one));
    expect(pages[0]).toContain("Collect in cash: ₹1,470.00");
    expect(pages[0]).not.toMatch(/Admin Panel|Skip to content/);
    expect(pages[1]).toContain(number(many));
    expect(pages[1]).toContain("24 pieces in all");
    for (const [page, id, words] of [
      [pages[2], unpaid, "NOT PAID: do not send"],
      [pages[3], cancelled, "REJECTED: do not send"],
    ]) {
      expect(page).toContain(`Order ${number(id)}`);
      expect(page).toContain(words);
      expect(page).not.toMatch(/collect|Silver Oak/i);
    }
  }
  await page.goto(`/admin/orders/${one}/slip`);
  expect(await printedPages(page, "A5")).toHaveLength(1);
});

test("there is no slip of an unknown order", async ({ admin }) => {
  expect((await admin.request.get(`/admin/orders/${"0".repeat(24)}/slip`)).status()).toBe(404);
});
