import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Simulator } from "../shared/serve";
import { startCloudinary } from "./server";
import { sign, stringToSign } from "./signature";

const settings = {
  port: 0,
  cloud: "vastra",
  key: "123",
  secret: "abcd",
  folder: mkdtempSync(join(tmpdir(), "cloud-")),
};
let simulator: Simulator;
let picture: Buffer;

beforeAll(async () => {
  simulator = await startCloudinary(settings);
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await simulator.close();
  rmSync(settings.folder, { recursive: true });
});

const now = () => String(Math.floor(Date.now() / 1000));

async function post(action: "upload" | "destroy", fields: Record<string, string>, file?: Buffer) {
  const form = new FormData();
  const signed = { timestamp: now(), ...fields };
  const sent = { ...signed, signature: sign(signed, settings.secret), api_key: settings.key, ...fields };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  if (file) form.set("file", new Blob([new Uint8Array(file)]), "file");
  const response = await fetch(`${simulator.url}/v1_1/vastra/image/${action}`, { method: "POST", body: form });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

describe("the signature", () => {
  it("matches the published example", () => {
    const fields = {
      public_id: "sample_image",
      timestamp: "1315060510",
      eager: "w_400,h_300,c_pad|w_260,h_200,c_crop",
    };
    expect(stringToSign({ ...fields, api_key: "1234", file: "x", tags: "" })).toBe(
      "eager=w_400,h_300,c_pad|w_260,h_200,c_crop&public_id=sample_image&timestamp=1315060510",
    );
    expect(sign(fields, "abcd")).toBe("bfd09f95f331f558cbd1320e67aa8d488770583e");
  });

  it('covers every parameter, with "&" in a value encoded', () => {
    expect(stringToSign({ b: "2", a: "x&c=1" })).toBe("a=x%26c=1&b=2");
  });

  it.each([
    [{ signature: "0".repeat(40) }, 401, /^Invalid Signature 0{40}\. String to sign - 'timestamp=\d+'\.$/],
    [{ api_key: "999" }, 401, /^Unknown API key 999$/],
    [{ timestamp: "1000000000" }, 400, /^Stale request/],
  ])("is refused with %o", async (fields, status, message) => {
    const answer = await post("upload", fields, picture);
    expect(answer).toMatchObject({ status, body: { error: { message: expect.stringMatching(message) } } });
    expect(answer.headers.get("x-cld-error")).toMatch(message);
  });

  it("is valid only for its own cloud", async () => {
    const response = await fetch(`${simulator.url}/v1_1/other/image/upload`, { method: "POST", body: new FormData() });
    expect(response.status).toBe(401);
  });
});

describe("upload", () => {
  it("reads parts whose boundary is also within a value", async () => {
    const fields = { timestamp: now(), public_id: "shirt-b7-2" };
    const sent = { ...fields, signature: sign(fields, settings.secret), api_key: settings.key };
    const part = (name: string, more: string) => `--b7\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
    const texts = Object.entries(sent).map(([name, value]) => `${part(name, "\r\n")}${value}\r\n`);
    const body = Buffer.concat([
      Buffer.from(`${texts.join("")}${part("file", '; filename="b7"\r\n')}`),
      picture,
      Buffer.from("\r\n--b7--"),
    ]);
    const headers = { "content-type": "multipart/form-data; boundary=b7" };
    const url = `${simulator.url}/v1_1/vastra/image/upload`;
    const response = await fetch(url, { method: "POST", headers, body });
    expect(await response.json()).toMatchObject({ public_id: "shirt-b7-2", bytes: picture.length });
  });

  it("answers as the provider does", async () => {
    const { status, body } = await post("upload", { folder: "products", public_id: "blue", tags: "a,b" }, picture);
    expect(status).toBe(200);
    const { version } = body;
    expect(body).toMatchObject({
      public_id: "products/blue",
      signature: createHash("sha1").update(`public_id=products/blue&version=${version}abcd`).digest("hex"),
      width: 900,
      height: 600,
      format: "png",
      resource_type: "image",
      bytes: picture.length,
      tags: ["a", "b"],
      secure_url: `${simulator.url}/vastra/image/upload/v${version}/products/blue.png`,
    });
  });

  it.each([
    ["a missing file", undefined, {}, "Missing required parameter - file"],
    ["a file that is not a picture", Buffer.from("text"), {}, "Invalid image file"],
    ["a name outside the upload folder", Buffer.from("x"), { public_id: "../../x" }, "Invalid image file"],
  ])("refuses %s", async (_what, file, fields, message) => {
    expect(await post("upload", fields, file)).toMatchObject({ status: 400, body: { error: { message } } });
  });

  it("refuses a name that leaves its folder", async () => {
    expect((await post("upload", { public_id: "../x" }, picture)).body.error.message).toMatch("is invalid");
  });
});

describe("delivery", () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${simulator.url}/vastra/image/upload/${path}`, { headers });
  const sizeOf = async (response: Response) => {
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    return [width, height, format];
  };

  it.each([
    ["products/blue.png", 900, 600, "png"],
    ["v1/products/blue.jpg", 900, 600, "jpeg"],
    ["w_300/products/blue.png", 300, 200, "png"],
    ["w_1800,c_limit/products/blue.png", 900, 600, "png"],
    ["w_1800,c_scale/products/blue.png", 1800, 1200, "png"],
    ["w_100,h_100,c_fill/products/blue.webp", 100, 100, "webp"],
    ["b_rgb:ffb27a,c_pad,f_jpg,h_630,q_auto,w_1200/products/blue.png", 1200, 630, "jpeg"],
    ["w_100,h_100,c_fit/f_webp,q_40/v99/products/blue.png", 100, 67, "webp"],
  ])("of %s", async (path, width, height, format) => {
    await post("upload", { folder: "products", public_id: "blue" }, picture);
    expect(await sizeOf(await get(path))).toEqual([width, height, format]);
  });

  it("can be cached, and is answered with 304 when it was", async () => {
    await post("upload", { folder: "products", public_id: "blue" }, picture);
    const first = await get("f_auto,q_auto,w_180/products/blue", { accept: "image/webp" });
    expect(first.headers.get("cache-control")).toContain("immutable");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("f_auto,q_auto,w_180/products/blue", { accept: "image/webp", "if-none-match": etag });
    expect(again.status).toBe(304);
  });

  it.each([
    ["products/none.png", 404, "Resource not found - products/none"],
    ["w_x/products/blue.png", 400, "Invalid width in transformation: x"],
    ["e_sepia/products/blue.png", 400, "Invalid transformation component - e_sepia"],
    ["%E0%A4%A/x.png", 404, "Resource not found"],
  ])("refuses %s", async (path, status, message) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("x-cld-error")).toContain(message);
  });

  it("ends when the picture is deleted, and survives a restart", async () => {
    await post("upload", { public_id: "kept" }, picture);
    await post("upload", { public_id: "gone" }, picture);
    expect((await post("destroy", { public_id: "gone" })).body).toEqual({ result: "ok" });
    expect((await post("destroy", { public_id: "gone" })).body).toEqual({ result: "not found" });
    await simulator.close();
    simulator = await startCloudinary(settings);
    expect((await get("gone.png")).status).toBe(404);
    expect(await sizeOf(await get("w_90/kept.png"))).toEqual([90, 60, "png"]);
  });
});

it("answers a ping only with the secret", async () => {
  const ping = (secret: string) => {
    const authorization = `Basic ${Buffer.from(`123:${secret}`).toString("base64")}`;
    return fetch(`${simulator.url}/v1_1/vastra/ping`, { headers: { authorization } });
  };
  expect(await (await ping("abcd")).json()).toEqual({ status: "ok" });
  expect((await ping("wrong")).status).toBe(401);
});
