import { connect } from "node:net";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";
import { cookieOf } from "./support/cookies";
import { sendRaw } from "./support/send-raw";

const marks = `a${"\u0316\u0301".repeat(24_800)}`;
const nothing = "0".repeat(24);

/** Sends bytes over one connection, and gives what came back once it ends or says `until` for the last time. */
function converse(baseURL: string | undefined, bytes: string, answers: number): Promise<string> {
  const { hostname, port } = new URL(String(baseURL));
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      text += part;
      if (text.split("HTTP/1.1 ").length > answers) socket.end();
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

test("texts of 99 kB of combining marks are refused in every field", async ({ shopper, admin, people }) => {
  const guest = await people.guest();
  const register = { username: marks, email: "marks@shopper.example", password: "long enough" };
  await bad(await guest.post("/api/auth/register", { data: register }), 422, "invalid", "username");
  await bad(await guest.post("/api/auth/login", { data: { email: marks, password: "x" } }), 422, "invalid", "email");
  const edit = (data: object) => shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data });
  for (const field of ["fullname", "location", "phone", "dob"]) {
    await bad(await edit({ [field]: marks }), 422, "invalid", field);
  }
  await bad(await admin.request.put(`/api/admin/products/edit/${nothing}`, { data: { title: marks } }), 422, "invalid");
  await bad(await guest.get("/api/shop/products/get", { params: { q: marks.slice(0, 2_000) } }), 422, "invalid");
});

test("names of object properties are treated as any other text", async ({ shopper, people, baseURL }) => {
  const guest = await people.guest();
  for (const name of ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty"]) {
    const list = `/api/shop/products/get?limit=1&q=${name}&category=${name}&brand=${name}&${name}=1&${name}=2`;
    expect((await good(await guest.get(list))).total, name).toBe(0);
    const page = await sendRaw(baseURL, `GET /shop/listing?category=${name}&sortBy=${name}&${name}=1&${name}=2`);
    expect(page.status, name).toBe(200);
    const body = `{"productId":"${name}","${name}":{"userId":"${nothing}"},"size":"${name}"}`;
    const add = await shopper.request.post("/api/shop/cart/add", {
      data: Buffer.from(body),
      headers: { "content-type": "application/json" },
    });
    await bad(add, 422, "invalid", "productId");
  }
});

test("deeply nested JSON and compressed bodies are refused", async ({ shopper }) => {
  const send = (data: string | Buffer, headers: Record<string, string> = {}) =>
    shopper.request.post("/api/shop/cart/add", {
      data: Buffer.from(data),
      headers: { "content-type": "application/json", ...headers },
    });
  await bad(await send("[".repeat(50_000) + "]".repeat(50_000)), 422, "invalid");
  await bad(await send(`{"productId":${"[".repeat(50_000)}${"]".repeat(50_000)}}`), 422, "invalid", "productId");
  await bad(await send(Buffer.from([0x1f, 0x8b, 8, 0]), { "content-encoding": "gzip" }), 400, "bad_json");
});

test("OPTIONS * and other targets without a path cause no server error", async ({ baseURL }) => {
  for (const target of ["*", "shop/home", "?x"]) {
    const text = await converse(baseURL, `OPTIONS ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`, 1);
    const [status] = statusesOf(text);
    expect(status, target).toBeGreaterThanOrEqual(200);
    expect(status, target).toBeLessThan(500);
  }
});

test("a chunked body above the limit does not block the next request of its connection", async ({
  shopper,
  baseURL,
}) => {
  const cookie = await cookieOf(shopper);
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const next = "GET /api/shop/config HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n";
  const calls: [call: string, type: string, chunks: number][] = [
    ["POST /api/auth/login", "application/json", 3],
    ["POST /api/webhooks/razorpay", "application/json", 3],
    ["POST /api/shop/cart/add", "application/json", 40],
    [`DELETE /api/shop/cart/${shopper.id}/${nothing}`, "text/plain", 3],
    ["POST /api/shop/profile/upload_avtar", "multipart/form-data; boundary=x", 80],
  ];
  for (const [call, type, chunks] of calls) {
    const head = `${call} HTTP/1.1\r\nHost: shop\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked`;
    const text = await converse(baseURL, `${head}\r\n\r\n${chunk.repeat(chunks)}0\r\n\r\n${next}`, 2);
    expect(statusesOf(text), call).toEqual([413, 200]);
  }
});

test("a form of thousands of parts is refused after the first few", async ({ shopper }) => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const answer = await shopper.request.post("/api/shop/profile/upload_avtar", {
    data: Buffer.from(`${part.repeat(60_000)}--x--\r\n`),
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
  expect((await bad(answer, 413, "too_large")).message).toBe("The form has more than 8 parts.");
});

test("the picture optimiser accepts only the site's own pictures in one spelling", async ({ people }) => {
  const guest = await people.guest();
  const optimise = async (url: string) =>
    (await guest.get("/_next/image", { params: { url, w: "180", q: "75" } })).status();
  expect(await optimise("/pictures/cap-navy.webp")).toBe(200);
  expect(await optimise("/icons/icon-192.png")).toBe(200);
  const others = ["#1", "#2", "?1", "/", " "].map((end) => `/pictures/cap-navy.webp${end}`);
  others.push("/x/../pictures/cap-navy.webp", "/pictures//cap-navy.webp", "/pictures/%63ap-navy.webp", "/api/docs");
  for (const url of others) expect(await optimise(url), url).toBe(400);
});

test("a picture one pixel wide and 40 million high is refused before it is decoded", async ({ shopper }) => {
  const line = await sharp({ create: { width: 1, height: 2, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  line.writeUInt32BE(39_999_999, 20);
  line.writeUInt32BE(crc32(line.subarray(12, 29)), 29);
  const send = () =>
    shopper.request.post("/api/shop/profile/upload_avtar", {
      multipart: { avatarFile: { name: "line.png", mimeType: "image/png", buffer: line } },
    });
  for (const answer of await Promise.all([send(), send(), send(), send(), send()])) {
    expect((await bad(answer, 413, "too_large")).message).toContain("12,000 pixels");
  }
});

test("a change from another site is refused by Sec-Fetch-Site too", async ({ shopper }) => {
  const logout = ({ request }: Caller, site: string) =>
    request.post("/api/auth/logout", { data: {}, headers: { "sec-fetch-site": site } });
  for (const site of ["cross-site", "same-site", "anything"])
    await bad(await logout(shopper, site), 403, "foreign_origin");
  const read = await shopper.request.get("/api/auth/checkAuth", { headers: { "sec-fetch-site": "cross-site" } });
  await good(read);
  for (const site of ["none", "same-origin"]) await good(await logout(shopper, site));
});
