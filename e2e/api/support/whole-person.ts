import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Db } from "mongodb";
import type { Caller } from "../../people";
import { good } from "./answers";
import { fill, newProduct, stockOf } from "./goods";
import { capture, create, pay } from "./razorpay";
import { delivered, receive, request, setStatus, update } from "./returns";
import { saved } from "./reviews";
import { file, uploaded } from "./uploads";

/** Somebody of whom the shop stores all that it can; each text is theirs alone. */
export interface WholePerson {
  words: {
    fullname: string;
    phone: string;
    street: string;
    note: string;
    upi: string;
    giftNote: string;
    place: string;
  };
  avatar: string;
  returnPicture: string;
  productId: string;
  /** Delivered with an invoice, one piece of it returned. */
  returnedOrder: string;
  /** Paid, and cancelled before there was an invoice. */
  cancelledOrder: string;
  returnId: string;
}

/**
 * Fills everything that a shopper can fill but reviews: profile, addresses, cart, wishlist, orders, a return, sessions. A
 * review of the admin's is found helpful and reported.
 */
export async function wholePerson(shopper: Caller, admin: Caller, database: Db): Promise<WholePerson> {
  const unique = randomUUID().slice(0, 8);
  const words = {
    fullname: `Fullname ${unique}`,
    phone: `98${randomInt(10_000_000, 99_999_999)}`,
    street: `12 Street ${unique}`,
    note: `Too loud ${unique}`,
    upi: `upi.${unique}@bank`,
    giftNote: `Happy birthday ${unique}`,
    place: `Place ${unique}`,
  };
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await shopper.request.post(path, { data, headers });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return answer.json();
  };
  const avatar = await uploaded(shopper, "avatarFile");
  const { fullname, phone, street, note, upi, giftNote, place } = words;
  const profile = { fullname, phone, gender: "Female", dob: "1994-02-14", location: place, avatar };
  await good(await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: profile }));
  const there = { name: fullname, address: street, city: "Bangalore", state: "Karnataka", phone, pincode: "560038" };
  const business = { gstin: "29AABCU9603R1ZJ", business: `Business ${unique}` };
  await post("/api/shop/address/add", { ...there, ...business, addressType: "home" });

  const productId = await newProduct(database, { stock: 20 });
  await fill(shopper, productId, 1, "m");
  const addressInfo = there;
  const { orderId: giftId } = await post(
    "/api/shop/order/createCOD",
    { addressInfo, gift: { note: giftNote } },
    { "Idempotency-Key": `key ${unique}` },
  );
  await setStatus(admin, giftId, "Delivered");
  const { cartItems } = (await good(await shopper.request.get(`/api/shop/order/fetchOrdersDetail/${giftId}`))).orders;
  const picture = await shopper.request.post("/api/shop/return/upload_image", {
    multipart: { imageFile: await file() },
  });
  const returnPicture = (await good(picture, 201)).result.url;
  const lines = [{ lineId: cartItems[0]._id, quantity: 1, reason: "Wrong item" }];
  const wanted = { orderId: giftId, lines, note, upi, images: [returnPicture] };
  const { return: returned } = await good(await request(shopper, wanted, { "Idempotency-Key": `r ${unique}` }), 201);

  await fill(shopper, productId, 1, "m");
  const { orderId: cancelledOrder, razorpayOrderId } = await create(shopper);
  await good(await capture(shopper, cancelledOrder, await pay(razorpayOrderId)));

  await fill(shopper, productId, 2, "l");
  await post("/api/shop/wishlist/add", { productId });
  const reviewedId = await newProduct(database);
  await delivered(admin, admin, [{ productId: reviewedId, size: "m" }]);
  const { _id: reviewId } = await saved(admin, reviewedId);
  await post("/api/shop/review/helpful", { reviewId, helpful: true });
  await post("/api/shop/review/report", { reviewId, why: `Unjust ${unique}` });
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
  await post("/api/auth/login", shopper, { "user-agent": agent });
  expect(await stockOf(database, productId)).toBeLessThan(20);
  return { words, avatar, returnPicture, productId, returnedOrder: giftId, cancelledOrder, returnId: returned._id };
}

/** Brings to an end what is open: the return is refunded, the paid order cancelled and refunded. */
export async function finish(shopper: Caller, admin: Caller, person: WholePerson): Promise<void> {
  await receive(admin, person.returnId);
  await good(await update(admin, person.returnId, { refundReference: "UTR 4711" }));
  await good(await shopper.request.post("/api/shop/order/cancel", { data: { orderId: person.cancelledOrder } }));
  const order = `/api/shop/order/fetchOrdersDetail/${person.cancelledOrder}`;
  await expect
    .poll(async () => (await (await shopper.request.get(order)).json()).orders.paymentStatus)
    .toBe("Refunded");
}
