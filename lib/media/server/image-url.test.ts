import { describe, expect, it } from "vitest";
import { isOwnImage, mediaBase } from "./image-url";

const real = "cloudinary://key:secret@vastra";
const local = "cloudinary://1:s-_@vastra?upload_prefix=http://127.0.0.1:4100";
const cloud = "https://res.cloudinary.com/vastra";

describe("mediaBase", () => {
  it.each([
    [real, "https://res.cloudinary.com/vastra/"],
    [`${real}?upload_prefix=https://api-eu.cloudinary.com`, "https://res.cloudinary.com/vastra/"],
    [local, "http://127.0.0.1:4100/vastra/"],
    [`${real}?upload_prefix=https://cloudinary.com.evil.example`, "https://cloudinary.com.evil.example/vastra/"],
  ])("of %s is %s", (url, base) => expect(mediaBase(url)).toBe(base));
});

describe("isOwnImage accepts", () => {
  it.each([
    "/pictures/cap-navy.webp",
    "/pictures/कुर्ता.webp",
    "/apidocs/logo.png",
    `${cloud}/image/upload/v1/products/a.webp`,
    `${cloud}/image/upload/c_limit,w_900/v1/products/a%20b.webp`,
  ])("%s", (address) => expect(isOwnImage(address, real)).toBe(true));

  it("what a local media host delivers", () => {
    expect(isOwnImage("http://127.0.0.1:4100/vastra/image/upload/v1/a.webp", local)).toBe(true);
    expect(isOwnImage("http://127.0.0.1:4100/vastra/image/upload/v1/a.webp", real)).toBe(false);
    expect(isOwnImage(`${cloud}/image/upload/v1/a.webp`, local)).toBe(false);
  });
});

describe("isOwnImage refuses", () => {
  it.each([
    "",
    "/",
    "pictures/a.webp",
    "//evil.example/a.png",
    "///evil.example/a.png",
    "/\\evil.example/a.png",
    "/\t/evil.example/a.png",
    "/pictures\\..\\api",
    "\n/pictures/a.webp",
    "/api",
    "/api/shop/config",
    "/API/auth/logout",
    "/pictures/../api/auth/logout",
    "/%61pi/auth/logout",
    "/pictures/%2e%2e/api/auth/logout",
    "/pictures/%2F..%2fapi",
    "/%E0%A4%A",
    "/%2561pi/auth/logout",
    "https://evil.example/a.png",
    "http://res.cloudinary.com/vastra/image/upload/a.png",
    "https://res.cloudinary.com/vastra",
    `${cloud}/`,
    "https://res.cloudinary.com/vastra-other/image/upload/a.png",
    `${cloud}/../other/image/upload/a.png`,
    "https://res.cloudinary.com@evil.example/vastra/a.png",
    "https://res.cloudinary.com.evil.example/vastra/a.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
  ])("%j", (address) => expect(isOwnImage(address, real)).toBe(false));

  it("every host while no media host is configured", () => {
    expect(isOwnImage(`${cloud}/image/upload/a.png`, undefined)).toBe(false);
    expect(isOwnImage("/pictures/cap-navy.webp", undefined)).toBe(true);
  });
});
