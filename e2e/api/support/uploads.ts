import type { Db } from "mongodb";
import sharp from "sharp";
import { expect } from "../../fixtures";
import type { Caller } from "../../people";
import { good } from "./answers";
import { testpiece } from "./goods";
import { reconcile } from "./razorpay";

export async function file() {
  const { r, g } = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256) };
  const picture = sharp({ create: { width: 30, height: 40, channels: 3, background: { r, g, b: 9 } } });
  return { name: "any.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** A picture of a thing in the middle of a clear ground. */
export async function cutOut() {
  const thing = await sharp((await file()).buffer)
    .resize(20, 30)
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: 30, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const buffer = await ground
    .composite([{ input: thing }])
    .png()
    .toBuffer();
  return { name: "cut-out.png", mimeType: "image/png", buffer };
}

const paths = { imageFile: "/api/admin/products/upload_image", avatarFile: "/api/shop/profile/upload_avtar" };

export async function uploaded({ request }: Caller, field: keyof typeof paths, picture = file()): Promise<string> {
  return (await good(await request.post(paths[field], { multipart: { [field]: await picture } }), 201)).result.url;
}

export const nameIn = (url: string) => /[\da-f-]{36}/.exec(url)?.[0] ?? "";

export const uploads = (database: Db) =>
  database.collection<{
    _id: string;
    nextCheckAt?: Date;
    used: boolean;
    state: string;
    references?: number;
    counted?: number;
    claims: number;
    heldUntil?: Date;
  }>("uploads");

/** Has the reconciler check these pictures now, as if a day had passed; another test's run may be the one that does. */
export async function checkNow(database: Db, baseURL: string | undefined, urls: string[]) {
  const mine = { _id: { $in: urls.map(nameIn) } };
  await uploads(database).updateMany(
    { ...mine, nextCheckAt: { $exists: true } },
    { $set: { nextCheckAt: new Date(0) } },
  );
  await reconcile(baseURL);
  const soon = { ...mine, nextCheckAt: { $lt: new Date(Date.now() + 3_600_000) } };
  await expect.poll(() => uploads(database).countDocuments(soon)).toBe(0);
}

export const isThere = async ({ request }: Caller, url: string) => (await request.get(url)).status() === 200;

export const add = ({ request }: Caller, image: string, title: string) =>
  request.post("/api/admin/products/add", { data: { ...testpiece, title, image } });
