import sharp from "sharp";
import { demoAccounts } from "../../shop/secrets";
import type { Attack, Outcome, Target } from "../attack";
import { inWords, observe, quiet } from "../observer";

/** Response times below this are noise on a busy machine, in ms. */
const noticeableMs = 500;

/** The Cookie header of a demo account. */
async function signIn({ url, secrets }: Target, role: "shopper" | "admin"): Promise<string> {
  const { email, password } = demoAccounts(secrets)[role];
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`The demo's ${role} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Makes calls, some at a time, while a visitor observes; `allowed` are the statuses that a correct shop may return. */
async function attack(
  target: Target,
  { calls, atOnce, allowed }: { calls: number; atOnce: number; allowed: number[] },
  call: (number: number) => Promise<Response>,
): Promise<Outcome> {
  const before = await quiet(target);
  const statuses = new Map<number, number>();
  let next = 0;
  const connection = async () => {
    while (next < calls) {
      const answer = await call(next++).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const during = await observe(target, () => Promise.all(Array.from({ length: atOnce }, connection)));
  const counts = [...statuses].map(([status, times]) => `${times} x ${status || "no answer"}`).join(", ");
  const isHonest = [...statuses.keys()].every((status) => allowed.includes(status));
  const isQuick = during.failed === 0 && during.p95 <= Math.max(3 * before.p95, noticeableMs);
  return { held: isHonest && isQuick, seen: `${inWords(during)} (quiet: ${before.p95} ms); ${counts}` };
}

export const marks: Attack = {
  name: "marks",
  does: "500 registrations with a name of 99 kB of combining marks, 5 at a time, from 500 addresses",
  run: (target) => {
    const username = `a${"\u0316\u0301".repeat(24_800)}`;
    const body = JSON.stringify({ username, email: "marks@shopper.example", password: "any password" });
    return attack(target, { calls: 500, atOnce: 5, allowed: [422, 503] }, (number) => {
      const address = `203.0.${number >> 8}.${number % 256}`;
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      return fetch(`${target.url}/api/auth/register`, { method: "POST", headers, body });
    });
  },
};

const avatarPath = "/api/shop/profile/upload_avtar";

export const parts: Attack = {
  name: "parts",
  does: "40 uploads of a form of 60,000 parts, 5 at a time, by one shopper",
  run: async (target) => {
    const cookie = await signIn(target, "shopper");
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const body = `${part.repeat(60_000)}--x--\r\n`;
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    return attack(target, { calls: 40, atOnce: 5, allowed: [413, 429, 503] }, () =>
      fetch(target.url + avatarPath, { method: "POST", headers, body }),
    );
  },
};

export const pictures: Attack = {
  name: "large-pictures",
  does: "25 uploads of a picture of 12,000 x 3,333 px with 16 bits, 12 at a time, by one account",
  run: async (target) => {
    // The previous attack has used up the shopper's uploads of this hour.
    const cookie = await signIn(target, "admin");
    const background = { r: 200, g: 20, b: 20, alpha: 0.5 };
    const create = { width: 12_000, height: 3_333, channels: 4 as const, background };
    const picture = await sharp({ create }).toColourspace("rgb16").png({ compressionLevel: 9 }).toBuffer();
    return attack(target, { calls: 25, atOnce: 12, allowed: [201, 413, 429, 503] }, () => {
      const form = new FormData();
      form.set("avatarFile", new Blob([new Uint8Array(picture)], { type: "image/png" }), "picture.png");
      return fetch(target.url + avatarPath, { method: "POST", headers: { cookie }, body: form });
    });
  },
};
