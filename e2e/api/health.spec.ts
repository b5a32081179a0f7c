import { expect, test } from "../fixtures";
import { good } from "./support/answers";

test("the health calls tell the version and what is configured", async ({ request }) => {
  const { version, commit } = await good(await request.get("/api/health"));
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(commit ?? "0".repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  const { configured } = await good(await request.get("/api/ready"));
  expect(configured).toEqual({
    razorpay: true,
    razorpayWebhook: true,
    cloudinary: true,
    mail: true,
    maps: false,
    scheduler: true,
  });
  expect((await request.head("/api/ready")).status()).toBe(200);
});
