import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pictureAddress } from "@/lib/media/picture";
import { optimiserTarget } from "./optimiser-address";

const asking = (picture: string) => `/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`;

describe("the picture optimiser", () => {
  it("serves every picture of the site", () => {
    for (const folder of ["pictures", "icons"]) {
      for (const file of readdirSync(`public/${folder}`)) {
        const address = pictureAddress(`/${folder}/${file}`, 280);
        expect(optimiserTarget(address)).toBe(address);
      }
    }
    expect(optimiserTarget(asking("/pictures/कुर्ता & co.webp"))).toBe(asking("/pictures/कुर्ता & co.webp"));
  });

  it.each([
    "/pictures/cap-navy.webp#1",
    "/pictures/cap-navy.webp?1",
    "/pictures/x/../cap-navy.webp",
    "/pictures/./cap-navy.webp",
    "/x/../pictures/cap-navy.webp",
    "/pictures//cap-navy.webp",
    "//pictures/cap-navy.webp",
    "/pictures\\cap-navy.webp",
    "/pictures/%63ap-navy.webp",
    "/pictures/cap-navy.webp%20",
    "/pictures/cap-navy.webp ",
    "/pictures/cap-\tnavy.webp",
    "/pictures/cap-navy.webp/",
    "/pictures/",
    "/api/docs",
    "/_next/image?url=/pictures/cap-navy.webp&w=640&q=75",
    "https://elsewhere.example/pictures/cap-navy.webp",
    "",
  ])("does not serve %j", (picture) => {
    expect(optimiserTarget(asking(picture))).toBe("/_next/image");
    expect(optimiserTarget(asking(picture).replace("image?", "image/?"))).toBe("/_next/image");
  });

  it("does not serve two at once", () => {
    expect(optimiserTarget(`${asking("/pictures/cap-navy.webp")}&url=1`)).toBe("/_next/image");
  });

  it.each(["/", "/shop/home?url=/x", "/_next/static/a.js", "/_next/images?url=x", "//", "http://["])(
    "is not responsible for %s",
    (target) => {
      expect(optimiserTarget(target)).toBe(target);
    },
  );
});
