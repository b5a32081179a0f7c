import { expect, it, onTestFinished } from "vitest";
import { lists, setLists } from "@/lib/catalog/lists/current";
import { firstBanners } from "@/lib/settings/first-content";
import { shareAddress, shareOfBanners, shareOfCategory } from "./share-address";

it.each([
  ["/pictures/cap-navy.webp", "/share/pictures/cap-navy.jpg"],
  [
    "https://res.cloudinary.com/shop/image/upload/v1/products/a.jpg",
    "https://res.cloudinary.com/shop/image/upload/b_rgb:ffb27a,c_pad,f_jpg,h_630,q_auto,w_1200/v1/products/a.jpg",
  ],
  ["/icons/icon-512.png", "/share/home.jpg"],
  ["/pictures/../icons/icon-512.webp", "/share/home.jpg"],
  ["https://elsewhere.example/a.jpg", "/share/home.jpg"],
])("the sharing picture of %s", (image, address) => expect(shareAddress(image)).toBe(address));

const uploaded = "https://res.cloudinary.com/shop/image/upload/v1/banners/a.jpg";

it("the whole shop is shared with the picture of its banner, once the owner has chosen one", () => {
  expect(shareOfBanners(firstBanners)).toBe("/share/home.jpg");
  expect(shareOfBanners([{ pictures: [uploaded] }, ...firstBanners])).toBe(shareAddress(uploaded));
  expect(shareOfBanners([{ pictures: [] }])).toBe("/share/home.jpg");
  expect(shareOfBanners([])).toBe("/share/home.jpg");
});

it("a category is shared with the picture of its tile, once the owner has chosen one", () => {
  const before = lists();
  onTestFinished(() => setLists(before));
  const hats = { id: "hats", label: "Hats", hidden: false, tile: { colour: "kesar" as const, picture: uploaded } };
  const bags = { ...hats, id: "bags", tile: { ...hats.tile, picture: "" } };
  setLists({ ...before, categories: [...before.categories, hats, bags] });
  expect(shareOfCategory("kids")).toBe("/share/kids.jpg");
  expect(shareOfCategory("hats")).toBe(shareAddress(uploaded));
  expect(shareOfCategory("bags")).toBeNull();
  expect(shareOfCategory("nowhere")).toBeNull();
});
