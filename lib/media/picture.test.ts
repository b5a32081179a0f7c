import { describe, expect, it } from "vitest";
import { pictureAddress, pictureSources, pictureWidths } from "./picture";

describe("the address of a picture", () => {
  it("goes through the shop's optimiser for its own pictures", () => {
    expect(pictureAddress("/pictures/kurta & co.webp", 280)).toBe(
      "/_next/image?url=%2Fpictures%2Fkurta%20%26%20co.webp&w=280&q=75",
    );
  });

  it("contains the transformation for pictures of the media host", () => {
    expect(pictureAddress("https://res.cloudinary.com/shop/image/upload/v1/products/a.jpg", 400)).toBe(
      "https://res.cloudinary.com/shop/image/upload/c_limit,f_auto,q_auto,w_400/v1/products/a.jpg",
    );
    expect(pictureAddress("http://127.0.0.1:4000/shop/image/upload/v1/a.jpg", 180)).toContain("/upload/c_limit");
  });

  it("is unchanged where no transformation is known", () => {
    expect(pictureAddress("https://elsewhere.example/a.jpg", 400)).toBe("https://elsewhere.example/a.jpg");
  });
});

it("offers the requested widths", () => {
  const { src, srcSet } = pictureSources("/pictures/a.webp", pictureWidths);
  expect(src).toBe("/pictures/a.webp");
  expect(pictureSources("https://x.example/shop/image/upload/v1/a.jpg", [280]).src).toContain("w_640");
  expect(srcSet.match(/\d+w/g)).toEqual(["180w", "280w", "400w", "640w", "900w"]);
  expect(pictureSources("/pictures/a.webp", [280]).srcSet).toBe(
    "/_next/image?url=%2Fpictures%2Fa.webp&w=280&q=75 280w",
  );
});
