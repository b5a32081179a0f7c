import { expect, it, vi } from "vitest";
import { env } from "@/lib/server/env";
import { requestOrigin, siteOrigin } from "./origin";

vi.mock("@/lib/server/env", () => ({ env: vi.fn() }));

const settings = (given: object) => vi.mocked(env).mockReturnValue({ PORT: 3000, ...given } as never);
const platform = { VERCEL_URL: "shop-abc.vercel.app", VERCEL_PROJECT_PRODUCTION_URL: "shop.vercel.app" };

it("cached pages name PUBLIC_URL, wherever they are made", () => {
  settings({ PUBLIC_URL: "https://shop.example", ...platform });
  expect(siteOrigin()).toBe("https://shop.example");
});

it("without it they name the preview of the platform, or the project; on this machine the port", () => {
  settings(platform);
  expect(siteOrigin()).toBe("https://shop-abc.vercel.app");
  settings({ ...platform, VERCEL_URL: undefined });
  expect(siteOrigin()).toBe("https://shop.vercel.app");
  settings({});
  expect(siteOrigin()).toBe("http://localhost:3000");
});

it("an answer to a request names the host that it asks for", () => {
  settings(platform);
  const request = new Request("https://shop-git-main.vercel.app/robots.txt", {
    headers: { host: "shop-git-main.vercel.app" },
  });
  expect(requestOrigin(request)).toBe("https://shop-git-main.vercel.app");
});
