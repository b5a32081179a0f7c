import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

test("an unknown call answers 404 as an error of the API, whatever the method", async ({ request }) => {
  await bad(await request.get("/api/shop/nothing"), 404, "not_found");
  await bad(await request.delete("/api"), 404, "not_found");
});

test("a method that a path does not serve answers 405 with Allow", async ({ request }) => {
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

test("paths answer with and without a trailing slash, without a redirect", async ({ request }) => {
  for (const path of ["/api/auth/checkAuth/", "/api/shop/products/get/?limit=1"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test("a body must be JSON, say so, and be no longer than 100 kB", async ({ shopper }) => {
  const send = (data: string | Buffer, type = "application/json") =>
    shopper.request.post("/api/shop/cart/add", { data: Buffer.from(data), headers: { "content-type": type } });
  await bad(await send('{"productId":'), 400, "bad_json");
  await bad(await send(Buffer.from([0x7b, 0xff, 0x7d])), 400, "bad_json");
  await bad(await send("a=b", "application/x-www-form-urlencoded"), 415, "unsupported_type");
  await bad(await send('"text"'), 422, "invalid");
  await bad(await send("[]"), 422, "invalid");
  await bad(await send(`"${"x".repeat(102_400)}"`), 413, "too_large");
  await bad(await send(""), 422, "invalid", "productId");
});

test("a change must come from the shop's own pages, or from no browser", async ({ shopper, baseURL }) => {
  const logout = (origin?: string) =>
    shopper.request.post("/api/auth/logout", { data: {}, headers: origin === undefined ? {} : { origin } });
  await bad(await logout("https://elsewhere.example"), 403, "foreign_origin");
  await bad(await logout("null"), 403, "foreign_origin");
  const own = new URL(String(baseURL));
  await bad(await logout(`http://${own.hostname}:1`), 403, "foreign_origin");
  await good(await logout(own.origin));
});

test("every answer carries a request id, and one to a signed-in caller is never kept", async ({ shopper }) => {
  const answer = await shopper.request.get("/api/shop/products/get?limit=1");
  expect(answer.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
});

test("the API describes itself", async ({ request }) => {
  const document = await (await request.get("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.1");
  expect(document.paths["/api/shop/cart/add"].post.responses["409"]).toBeDefined();
  expect(await (await request.get("/api/docs")).text()).toContain("swagger-ui-bundle.js");
  expect((await request.get("/apidocs/swagger-ui-bundle.js")).status()).toBe(200);
});
