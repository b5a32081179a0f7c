import * as z from "zod";

const site = "https://site.invalid";

/** Whether a text is the address of a page of the shop, which no browser takes for one of another site. */
function isShopAddress(text: string): boolean {
  if (!text.startsWith("/shop/") || /[\s\\\p{Cc}<>"]/u.test(text) || !URL.canParse(text, site)) return false;
  const { origin, pathname } = new URL(text, site);
  return origin === site && pathname.startsWith("/shop/");
}

/** The address of a page of the shop, such as /shop/listing?category=men. */
export const ShopAddress = z
  .string({ error: "must be an address under /shop/" })
  .trim()
  .max(200, { error: "must have at most 200 characters" })
  .refine(isShopAddress, { error: "must be an address under /shop/" });
