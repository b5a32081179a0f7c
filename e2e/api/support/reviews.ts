import { type APIResponse, expect } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import type { Caller } from "../../people";
import { good } from "./answers";
import { pixel } from "./send";

/** What is done with one's own review of a product. */
export const save = ({ request }: Pick<Caller, "request">, productId: string, review: object = {}) =>
  request.post("/api/shop/review/save", { data: { productId, rating: 5, ...review } });

export const remove = ({ request }: Pick<Caller, "request">, productId: string) =>
  request.delete(`/api/shop/review/delete/${productId}`);

/** A review that the shop has taken. */
export async function saved(shopper: Pick<Caller, "request">, productId: string, review: object = {}) {
  return (await good(await save(shopper, productId, review))).review;
}

/** The reviews of a product as everybody reads them. */
export async function reviewsOf(request: Pick<Caller["request"], "get">, productId: string, query = "") {
  return good(await request.get(`/api/shop/review/get/${productId}${query && `?${query}`}`));
}

export const mine = async ({ request }: Pick<Caller, "request">, productId = "") =>
  good(await request.get(`/api/shop/review/mine?productId=${productId}`));

export const decide = (admin: Pick<Caller, "request">, reviewId: string, data: object): Promise<APIResponse> =>
  admin.request.put("/api/admin/reviews/update", { data: { reviewId, ...data } });

/** Uploads a picture for a review. @returns its URL */
export async function uploadedFor({ request }: Pick<Caller, "request">): Promise<string> {
  const multipart = { imageFile: { name: "p.png", mimeType: "image/png", buffer: pixel } };
  return (await good(await request.post("/api/shop/review/upload_image", { multipart }), 201)).result.url;
}

/** An order of one piece each that has reached its shopper, put straight into the database. */
export async function deliver(
  database: Db,
  userId: string,
  productIds: readonly string[],
  {
    size = null,
    secondsAgo = 3,
    orderStatus = "Delivered",
  }: { size?: string | null; secondsAgo?: number; orderStatus?: string } = {},
): Promise<ObjectId> {
  const at = new Date(Date.now() - secondsAgo * 1000);
  const status = { orderStatus, paymentStatus: orderStatus === "Delivered" ? "Paid" : "Unpaid" };
  const products = await database
    .collection("products")
    .find({ _id: { $in: productIds.map((id) => new ObjectId(id)) } })
    .toArray();
  const _id = new ObjectId();
  await database.collection("orders").insertOne({
    _id,
    userId: new ObjectId(userId),
    searchWords: [],
    cartItems: products.map((product) => ({
      _id: new ObjectId(),
      productId: product._id,
      image: product.image,
      title: product.title,
      quantity: 1,
      mrp: product.price,
      price: product.pays,
      size,
    })),
    addressInfo: {
      name: "",
      address: "12 Silver Oak",
      city: "Bangalore",
      state: "",
      pincode: "560038",
      phone: "9845011223",
    },
    platformFee: 0,
    shippingFee: 0,
    totalAmount: products.reduce((sum, { pays }) => sum + pays, 0),
    paymentMethod: "Cash On Delivery",
    ...status,
    paymentId: "",
    holdUntil: null,
    stockTaken: true,
    refunds: [],
    history: [{ at, ...status, why: "Set by an admin", by: null }],
    orderDate: at,
    orderUpdateDate: at,
    isUndocumented: true,
  });
  return _id;
}

/** A published review by nobody, put straight into the database; the figures of its product do not know it. */
export async function insertReview(database: Db, productId: string, review: object = {}): Promise<string> {
  const _id = new ObjectId();
  await database.collection("reviews").insertOne({
    _id,
    productId: new ObjectId(productId),
    name: "Former shopper",
    rating: 4,
    title: "",
    text: "",
    fit: "",
    size: null,
    sizeLabel: null,
    images: [],
    status: "Published",
    why: "",
    isHeld: false,
    wasPublished: true,
    helpful: 0,
    reports: 0,
    attention: 0,
    at: new Date(),
    earlier: [],
    version: 1,
    searchWords: [],
    ...review,
  });
  return _id.toString();
}

/** The figures that the database has of a product and those that follow from its reviews. */
export async function expectSound(database: Db, productId: string): Promise<void> {
  const _id = new ObjectId(productId);
  const product = await database.collection("products").findOne({ _id });
  const reviews = await database.collection("reviews").find({ productId: _id }).toArray();
  const counted = reviews.filter(
    ({ status, why }) =>
      status === "Published" || (status === "Hidden" && ["Personal data", "Not about this product"].includes(why)),
  );
  const sum = counted.reduce((all, { rating }) => all + rating, 0);
  expect(product?.ratings?.count ?? 0).toBe(counted.length);
  expect(product?.ratings?.sum ?? 0).toBe(sum);
  for (const stars of [1, 2, 3, 4, 5]) {
    const own = counted.filter(({ rating }) => rating === stars).length;
    expect(product?.ratings?.[`stars${stars}`] ?? 0, `${stars} stars`).toBe(own);
  }
  for (const fit of ["Small", "True", "Large"]) {
    const own = counted.filter((review) => review.fit === fit.toLowerCase()).length;
    expect(product?.ratings?.[`fit${fit}`] ?? 0, fit).toBe(own);
  }
  expect(product?.rating ?? 0).toBe(counted.length > 0 ? Math.round((sum * 10) / counted.length) / 10 : 0);
}
