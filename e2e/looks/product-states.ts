import type { Locator } from "@playwright/test";
import { ObjectId } from "mongodb";
import sharp from "sharp";
import { addProduct, openEdit } from "../admin/support/products";
import { good } from "../api/support/answers";
import { addListed, newProduct } from "../api/support/goods";
import type { Caller } from "../people";
import { pretendStock } from "../shop/support/catalog";
import { type Screen, type Visit, visit } from "./screens";

const stockBySize = { xs: 4, s: 0, m: 3, l: 9, xl: 0, xll: 12 };

/** Uploads pictures of a product that nobody else draws: front, back and fabric. */
async function upload({ request }: Caller): Promise<string[]> {
  const shirt = "M300 200L450 260L600 200L820 380L720 520L660 460V1060H240V460L180 520L80 380Z";
  const drawings = [
    `<path d="${shirt}" fill="#27325c"/><path d="M450 260V620" stroke="#f3b63f" stroke-width="12"/>`,
    `<path d="${shirt}" fill="#27325c"/>`,
    `<rect width="900" height="1200" fill="#27325c"/><path d="M0 300H900M0 900H900" stroke="#f3b63f" stroke-width="40"/>`,
  ];
  const urls: string[] = [];
  for (const drawing of drawings) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f0eeea"/>${drawing}</svg>`;
    const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
    const imageFile = { name: "shirt.png", mimeType: "image/png", buffer };
    const answer = await request.post("/api/admin/products/upload_image", { multipart: { imageFile } });
    urls.push((await good(answer, 201)).result.url);
  }
  return urls;
}

let uploaded: Promise<string[]> | undefined;

/** Their addresses. All products of a worker have the same. */
function pictures(admin: Caller): Promise<string[]> {
  uploaded ??= upload(admin);
  return uploaded;
}

const prices = { price: 2499, saleprice: 1499 };
const title = "Testpiece Number One";

/** A product with pictures and a stock of its own, which always has the same title. */
async function ownProduct({ page, admin, database }: Visit): Promise<string> {
  const fields = { ...prices, category: "women", images: await pictures(admin), stockBySize };
  const id = await newProduct(database, fields);
  const named = { title, titleKey: title.toLowerCase() };
  await database.collection("products").updateOne({ _id: new ObjectId(id) }, { $set: named });
  await pretendStock(page, id, 28, stockBySize);
  return id;
}

async function openForm({ page, admin }: Visit) {
  const title = `Testpiece ${admin.id}`;
  const size = Object.keys(stockBySize);
  await addProduct(admin, {
    title,
    images: await pictures(admin),
    image: undefined,
    size,
    stock: undefined,
    stockBySize,
  });
  return openEdit(page, title);
}

/** The title is another one each time; it is also searched for. */
function titleOfForm({ page, admin }: Visit): Locator[] {
  return [page.getByText(admin.id), page.getByLabel("Title"), page.getByLabel("Search")];
}

/** The states of sizes and pictures of a product's page. */
export const productStates: Screen[] = [
  {
    name: "product-sizes",
    open: async (by) => {
      await visit(by.page, `/shop/product/${await ownProduct(by)}`);
      await by.page.getByText("Only 3 left").waitFor();
      await by.page.getByText("cash possible").waitFor();
    },
  },
  {
    name: "size-guide",
    isOnSamePage: true,
    open: async ({ page }) => {
      await page.getByRole("button", { name: "Size guide" }).click();
      await page.getByRole("dialog").getByText("How to measure").waitFor();
    },
  },
  {
    name: "large-view",
    isOnSamePage: true,
    open: async ({ page }) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Enlarge picture 1 of 3" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Zoom in", exact: true }).waitFor();
    },
  },
];

export const dialogStates: Screen[] = [
  {
    name: "product-dialog-sizes",
    by: "shopper",
    open: async (by) => {
      const { page, shopper, admin } = by;
      const fields = { ...prices, title, image: undefined, images: await pictures(admin) };
      const { _id } = await addListed(admin, {
        ...fields,
        size: Object.keys(stockBySize),
        stock: undefined,
        stockBySize,
      });
      await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: _id } }));
      await visit(page, "/shop/wishlist");
      await page.getByRole("main").getByRole("link", { name: title }).first().click();
      await page.getByRole("dialog").getByText("Only 3 left").waitFor();
    },
  },
];

/** The form of a product, of one that the tests make. */
export const formStates: Screen[] = [
  {
    name: "admin-pictures",
    by: "admin",
    open: async (by) => (await openForm(by)).getByRole("list", { name: "Pictures" }).waitFor(),
    mask: titleOfForm,
  },
  {
    name: "admin-stock-by-size",
    by: "admin",
    isOnSamePage: true,
    open: ({ page }) => page.getByRole("dialog").getByText("A number for each size").scrollIntoViewIfNeeded(),
    mask: titleOfForm,
  },
];
