import { expect, it } from "vitest";
import { isPicture, withPictures } from "./chosen-pictures";

const file = (name: string, type = "") => new File(["x"], name, { type });

it("separates pictures from the CSV file, also where the browser gives no type", () => {
  expect(isPicture(file("a.jpg", "image/jpeg"))).toBe(true);
  expect(isPicture(file("A.AVIF"))).toBe(true);
  expect(isPicture(file("photo.heic", "image/heic"))).toBe(true);
  expect(isPicture(file("products.csv", "text/csv"))).toBe(false);
  expect(isPicture(file("products.txt"))).toBe(false);
});

it("keeps earlier choices, and uses the later one of two files with the same name", () => {
  const first = withPictures(new Map(), [file("products.csv"), file("Kurta.JPG"), file("cap.png")]);
  expect([...first.keys()]).toEqual(["kurta.jpg", "cap.png"]);
  const again = file("kurta.jpg");
  const second = withPictures(first, [again]);
  expect(second.get("kurta.jpg")).toBe(again);
  expect(second.size).toBe(2);
});
