import { expect, test } from "vitest";
import { findPincode } from "@/lib/address/server/pincodes/find-pincode";
import { hasContact } from "@/lib/review/contact";
import { averageOf, shareOf } from "@/lib/review/figures";
import { readCatalogue, toStored } from "./catalogue";
import { makeOrders } from "./review-orders";
import { planReviews, readReviews } from "./reviews";

const file = readReviews();
const products = readCatalogue().map(toStored);
const now = new Date("2026-11-27T06:00:00Z");
const { shoppers, reviews } = planReviews(file, products as never, now);
const texts = file.groups.flatMap((group) => group.reviews);

test("there are some 600 reviews, four in ten products without, and a spread as real shops have", () => {
  expect(reviews.length).toBeGreaterThan(540);
  expect(reviews.length).toBeLessThan(700);
  const rated = new Set(reviews.map(({ productId }) => productId.toString()));
  expect(rated.size / products.length).toBeGreaterThan(0.6);
  expect(rated.size / products.length).toBeLessThan(0.95);
  const share = (stars: number) => reviews.filter(({ rating }) => rating === stars).length / reviews.length;
  expect(share(5)).toBeGreaterThan(0.35);
  expect(share(1)).toBeGreaterThan(0.03);
  expect(share(1) + share(2)).toBeLessThan(0.2);
  const averages = new Set([...rated].map((id) => averageIn(id)));
  expect(averages.size).toBeGreaterThan(12);
});

const averageIn = (id: string) => {
  const own = reviews.filter(({ productId }) => productId.toString() === id).map(shareOf);
  const sum = (name: "count" | "sum") => own.reduce((all, share) => all + share[name], 0);
  return averageOf({ count: sum("count"), sum: sum("sum") });
};

test("nobody says what somebody else says, and nobody twice of a product", () => {
  const words = texts.map(({ text }) => text);
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThan(220);
  const written = reviews.filter(({ text }) => text);
  expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
  expect(written.length).toBeGreaterThan(180);
  const pairs = reviews.map(({ userId, productId }) => `${userId} ${productId}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(new Set(shoppers.map(({ username }) => username)).size).toBe(shoppers.length);
});

test("some dozen show pictures of their product, though not its main one", () => {
  const pictured = reviews.filter(({ images }) => images.length > 0);
  expect(pictured.length).toBeGreaterThanOrEqual(12);
  expect(pictured.length).toBeLessThan(30);
  expect(pictured.some(({ images }) => images.length > 1)).toBe(true);
  for (const { images, product, status } of pictured) {
    expect(status).toBe("Published");
    for (const image of images) expect(product.images?.indexOf(image)).toBeGreaterThan(0);
  }
});

test("what is published would have been published by the shop, what waits would have waited", () => {
  expect(texts.filter(({ title, text }) => hasContact(title, text))).toEqual([]);
  expect(file.held.filter(({ title, text }) => !hasContact(title, text))).toEqual([]);
  expect(reviews.filter(({ status }) => status === "Pending")).toHaveLength(file.held.length);
  expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(2);
});

test("what is said of a size is of a product with sizes, and some run small", () => {
  for (const { fit, product } of reviews) if (product.size.length === 0) expect(fit).toBe("");
  expect(reviews.filter(({ fit }) => fit === "small").length).toBeGreaterThan(30);
});

test("each review has an order that the shop could have taken: by whom, to where, paid how, and before the review", () => {
  const orders = makeOrders(shoppers, reviews, null);
  expect(orders).toHaveLength(reviews.length);
  expect(new Set(orders.map(({ addressInfo }) => addressInfo.city)).size).toBeGreaterThan(5);
  for (const [at, order] of orders.entries()) {
    const { shopper, addressInfo, searchWords, history, orderDate, totalAmount, paymentMethod } = order;
    expect(shopper.email).toMatch(/^[a-z.]+@demo-shopper\.example$/);
    expect(searchWords).toEqual(expect.arrayContaining([shopper.email, ...shopper.name.toLowerCase().split(" ")]));
    expect(findPincode(addressInfo.pincode)?.state).toBe(addressInfo.state);
    expect(paymentMethod === "Razorpay").toBe(totalAmount > 50_000 * 100);
    expect(history.every(({ event }) => event && event !== "note")).toBe(true);
    expect(history.map(({ at: time }) => time)).toEqual(history.map(({ at: time }) => time).sort((a, b) => +a - +b));
    expect(+orderDate).toBeLessThan(+(reviews[at]?.at ?? 0));
    expect(+(history.at(-1)?.at ?? 0)).toBeLessThan(+(reviews[at]?.at ?? 0));
  }
  expect(orders.filter(({ paymentMethod }) => paymentMethod === "Razorpay").length).toBeGreaterThan(0);
  expect(orders.filter(({ orderDate }) => +now - +orderDate < 10 * 86_400_000).length).toBeGreaterThan(5);
});
