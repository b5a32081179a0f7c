import sharp from "sharp";
import { say } from "../../scripts/lib/progress.mjs";
import { cookieOf } from "../api/support/cookies";
import { expect, type Target, test } from "./fixtures";
import { addressOf, countsOf, sendAtOnce, statusesOf } from "./support/answers";
import { inWords, observe, quietP95 } from "./support/observe";

/** Response times below this are noise on a busy machine, in ms. */
const noticeableMs = 500;

interface Calls {
  count: number;
  atOnce: number;
  /** The statuses that a correct shop may answer with. */
  allowed: number[];
}

/** Makes calls, some at a time, while a visitor asks for home. */
async function attack(
  target: Target,
  { count, atOnce, allowed }: Calls,
  call: (number: number) => Promise<Response>,
): Promise<void> {
  const quiet = await quietP95(target);
  const during = await observe(target, () =>
    sendAtOnce(atOnce, (number) => (number < count ? call(number) : undefined)),
  );
  say(`${inWords(during)} (quiet: ${quiet} ms); ${countsOf(during.result)}`);
  for (const status of statusesOf(during.result)) expect(allowed).toContain(status);
  expect(during.failed).toBe(0);
  expect(during.p95).toBeLessThanOrEqual(Math.max(3 * quiet, noticeableMs));
}

test("500 registrations with a name of 99 kB of combining marks, 5 at a time, are refused", async ({ target }) => {
  const username = `a${"\u0316\u0301".repeat(24_800)}`;
  const body = JSON.stringify({ username, email: "marks@shopper.example", password: "any password" });
  await attack(target, { count: 500, atOnce: 5, allowed: [422, 503] }, (number) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": addressOf(number) };
    return fetch(`${target.url}/api/auth/register`, { method: "POST", headers, body });
  });
});

const avatarPath = "/api/shop/profile/upload_avtar";

test("40 uploads of a form of 60,000 parts, 5 at a time, are refused", async ({ target, shopper }) => {
  const cookie = await cookieOf(shopper);
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = `${part.repeat(60_000)}--x--\r\n`;
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
  await attack(target, { count: 40, atOnce: 5, allowed: [413, 429, 503] }, () =>
    fetch(target.url + avatarPath, { method: "POST", headers, body }),
  );
});

test("25 uploads of a picture of 12,000 x 3,333 px, 12 at a time, hold up no visitor", async ({ target, admin }) => {
  const cookie = await cookieOf(admin);
  const background = { r: 200, g: 20, b: 20, alpha: 0.5 };
  const create = { width: 12_000, height: 3_333, channels: 4 as const, background };
  const picture = await sharp({ create }).toColourspace("rgb16").png({ compressionLevel: 9 }).toBuffer();
  await attack(target, { count: 25, atOnce: 12, allowed: [201, 413, 429, 503] }, () => {
    const form = new FormData();
    form.set("avatarFile", new Blob([new Uint8Array(picture)], { type: "image/png" }), "picture.png");
    return fetch(target.url + avatarPath, { method: "POST", headers: { cookie }, body: form });
  });
});
