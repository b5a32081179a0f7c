import * as z from "zod";
import { addToCartEndpoint } from "@/lib/cart/endpoints";
import { errorBodyOf } from "@/lib/openapi/error-body";
import { placeCashOrderEndpoint } from "@/lib/order/endpoints";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { cookieOf } from "./support/cookies";
import { destination, fill, newProduct } from "./support/goods";
import { sendRaw } from "./support/send-raw";

test("an unknown path answers 404 with an API error for any method", async ({ request }) => {
  await bad(await request.get("/api/shop/nothing"), 404, "not_found");
  await bad(await request.delete("/api"), 404, "not_found");
});

test("a path that can't be decoded answers 404", async ({ shopper, baseURL }) => {
  const cookie = await cookieOf(shopper);
  const calls = [
    "GET /api/%",
    "GET /api/shop/products/get/%E0%A4%A",
    `DELETE /api/shop/cart/${shopper.id}/%FF`,
    `GET /api/shop/order/fetchOrdersDetail/%zz`,
  ];
  for (const call of calls) {
    const answer = await sendRaw(baseURL, call, { cookie });
    expect(answer.status, call).toBe(404);
    expect(JSON.parse(answer.text), call).toMatchObject({ success: false, code: "not_found" });
  }
  expect((await sendRaw(baseURL, "GET /api/shop/cart/get/%FF", { cookie })).status).toBe(403);
  for (const call of ["GET /shop/product/%E0%A4%A", "GET /shop/%", "GET /admin/orders/%", "GET /%C0%AF"]) {
    const answer = await sendRaw(baseURL, call);
    expect(answer.status, call).toBe(404);
    expect(answer.text, call).toContain("<html");
  }
  expect((await sendRaw(baseURL, "GET /api/shop/products/get?limit=1&category=%E0%A4%A")).status).toBe(200);
});

test("a method that no path supports answers 405 with Allow", async ({ baseURL }) => {
  for (const method of ["TRACE", "PROPFIND"]) {
    const answer = await sendRaw(baseURL, `${method} /api/shop/cart/add`);
    expect(answer.status, method).toBe(405);
    expect(answer.headers.allow, method).toBe("POST");
    expect(JSON.parse(answer.text), method).toMatchObject({ success: false, code: "method_not_allowed" });
    expect((await sendRaw(baseURL, `${method} /api/nothing`)).status, method).toBe(404);
    expect((await sendRaw(baseURL, `${method} /shop/home`)).status, method).toBeLessThan(500);
  }
});

test("a method that the path does not support answers 405 with Allow", async ({ request }) => {
  const answer = await request.delete("/api/auth/login");
  await bad(answer, 405, "method_not_allowed");
  expect(answer.headers().allow).toBe("POST");
  const list = await request.put("/api/shop/products/get");
  expect(list.headers().allow).toBe("GET, HEAD");
  const options = await request.fetch("/api/shop/cart/add", { method: "OPTIONS" });
  await bad(options, 405, "method_not_allowed");
  const head = await request.head("/api/shop/products/get?limit=1");
  expect(head.status()).toBe(200);
});

test("a trailing slash makes no difference and causes no redirect", async ({ request }) => {
  for (const path of ["/api/auth/checkAuth/", "/api/shop/products/get/?limit=1"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test("the page of a list by a fact is made by one request to the shop", async ({ request }) => {
  for (const path of ["/shop/listing", "/shop/listing/"]) {
    const answer = await request.get(`${path}?fact.occasion=wedding`);
    expect(answer.status()).toBe(200);
    // A rewrite to another host is asked for by HTTP: the page that waits for the answer would keep it from being made.
    expect(answer.headers()["x-middleware-rewrite"]).toBe(`${path}?fact.occasion=wedding&facts=1`);
  }
});

test("a body that is not JSON, has another content type or exceeds 100 kB is refused", async ({ shopper }) => {
  const send = (data: string | Buffer, type = "application/json") =>
    shopper.request.post("/api/shop/cart/add", { data: Buffer.from(data), headers: { "content-type": type } });
  await bad(await send('{"productId":'), 400, "bad_json");
  await bad(await send(Buffer.from([0x7b, 0xff, 0x7d])), 400, "bad_json");
  await bad(await send("a=b", "application/x-www-form-urlencoded"), 415, "unsupported_type");
  for (const json of ['"text"', "[]", "null", "5"]) {
    expect((await bad(await send(json), 422, "invalid")).message).toBe("The body must be a JSON object.");
  }
  await bad(await send(`"${"x".repeat(102_400)}"`), 413, "too_large");
  await bad(await send(""), 422, "invalid", "productId");
});

test("a validation error has a message for people", async ({ shopper }) => {
  const add = async (data: object) =>
    (await bad(await shopper.request.post("/api/shop/cart/add", { data }), 422, "invalid")).message;
  expect(await add({})).toBe("The product ID must be an id of 24 hexadecimal digits.");
  expect(await add({ productId: "0".repeat(24), userId: null })).toBe("The user ID must be the id of a user.");
  const list = async (query: string) =>
    (await bad(await shopper.request.get(`/api/shop/products/get?${query}`), 422, "invalid")).message;
  expect(await list("limit=101")).toBe("The limit must be from 1 to 100.");
  expect(await list("limit=0")).toBe("The limit must be from 1 to 100.");
  expect(await list("page=0")).toBe("The page must be at least 1.");
  expect(await list("page=1.5")).toBe("The page must be a whole number.");
  const product = await bad(await shopper.request.get("/api/shop/products/get/x"), 404, "not_found");
  expect(product.message).toBe("This path does not exist.");
});

test("calls without a body refuse a large one too", async ({ shopper }) => {
  const nothing = "0".repeat(24);
  const { request, id } = shopper;
  const data = "x".repeat(102_401);
  const send = (method: string, path: string) => request.fetch(path, { method, data });
  await bad(await send("POST", `/api/shop/wishlist/remove/${id}/${nothing}`), 413, "too_large");
  await bad(await send("DELETE", `/api/shop/cart/${id}/${nothing}`), 413, "too_large");
  await good(await request.delete(`/api/shop/cart/${id}/${nothing}`, { data: "anything" }));
});

test("an error has exactly the documented fields", async ({ shopper, database }) => {
  const productId = await newProduct(database, { stock: 1 });
  await fill(shopper, productId);
  const add = await shopper.request.post("/api/shop/cart/add", { data: { productId } });
  const more = await bad(add, 409, "out_of_stock");
  z.strictObject(errorBodyOf(addToCartEndpoint, 409).shape).parse(more);
  expect(more.data).toHaveLength(1);
  const data = { addressInfo: destination, totalAmount: 1 };
  const order = await bad(await shopper.request.post("/api/shop/order/createCOD", { data }), 409, "total_changed");
  z.strictObject(errorBodyOf(placeCashOrderEndpoint, 409).shape).parse(order);
  expect(order.totalAmount).toBe(1470);
});

test("a change from the page of another site is refused", async ({ shopper, baseURL }) => {
  const logout = (origin?: string) =>
    shopper.request.post("/api/auth/logout", { data: {}, headers: origin === undefined ? {} : { origin } });
  await bad(await logout("https://elsewhere.example"), 403, "foreign_origin");
  await bad(await logout("null"), 403, "foreign_origin");
  const own = new URL(String(baseURL));
  await bad(await logout(`http://${own.hostname}:1`), 403, "foreign_origin");
  await good(await logout(own.origin));
});

test("every answer has a request id, and answers to a signed-in caller are never cached", async ({ shopper }) => {
  const answer = await shopper.request.get("/api/shop/products/get?limit=1");
  expect(answer.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  for (const path of ["/api/openapi.json", "/api/docs"]) {
    expect((await shopper.request.get(path)).headers()["x-request-id"], path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("the API serves its OpenAPI document and its documentation", async ({ request }) => {
  const document = await (await request.get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.1");
  expect(document.paths["/api/shop/cart/add"].post.responses["409"]).toBeDefined();
  expect(await (await request.get("/api/docs")).text()).toContain("/apidocs/openapi-explorer.min.js");
  expect((await request.get("/apidocs/openapi-explorer.min.js")).status()).toBe(200);
});
