import { expect, it } from "vitest";
import { shareAddress, shareOverview } from "./share-address";

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

it("listings of one known category have their own sharing picture", () => {
  expect(shareOverview("kids")).toBe("/share/kids.jpg");
  expect(shareOverview("hats")).toBe("/share/home.jpg");
  expect(shareOverview()).toBe("/share/home.jpg");
});
