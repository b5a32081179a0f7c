import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startCloudinary } from "@/scripts/simulators/cloudinary/server";
import type { Simulator } from "@/scripts/simulators/shared/serve";
import { pictureAddress } from "../picture";

const key = "123456789012345";
const secret = "secret-of_the-unit-test";
const name = "9b2f1c52-6a0e-4f0e-8a55-3f0f6f8d2b11";
const settings = vi.hoisted(() => ({ current: {} as Record<string, string | undefined> }));
vi.mock("@/lib/server/env", () => ({ env: () => settings.current }));
vi.mock("./timing", () => ({ timing: { uploadMs: 1500, removeMs: 1500 } }));

vi.setConfig({ testTimeout: 30_000 });

// The package chooses between http and https when it is loaded.
vi.stubEnv("CLOUDINARY_URL", "cloudinary://key:secret@vastra?upload_prefix=http://127.0.0.1:1");
const { v2: cloudinary } = await import("cloudinary");

const folder = mkdtempSync(join(tmpdir(), "media-"));
let simulator: Simulator;
let picture: Buffer;

beforeAll(async () => {
  simulator = await startCloudinary({ port: 0, cloud: "vastra", key, secret, folder });
  picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: "#a33" } })
    .webp()
    .toBuffer();
});
afterAll(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => steer("reset"));

const address = (one: { key?: string; secret?: string; cloud?: string; port?: string } = {}) => {
  const host = one.port ? `http://127.0.0.1:${one.port}` : simulator.url;
  return `cloudinary://${one.key ?? key}:${one.secret ?? secret}@${one.cloud ?? "vastra"}?upload_prefix=${host}`;
};

/** Imports the functions under test afresh, because the package reads its URL only once, when it is loaded. */
async function functions(url = address()) {
  settings.current = { CLOUDINARY_URL: url || undefined };
  vi.stubEnv("CLOUDINARY_URL", url || undefined);
  const module = await import("./cloudinary");
  cloudinary.config(true);
  return module;
}

const fresh = async (url?: string) => (await functions(url)).uploadImage;

async function steer(what: string, body: object = {}): Promise<void> {
  const response = await fetch(`${simulator.url}/_test/${what}`, { method: "POST", body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("uploadImage", () => {
  it.each(["products", "avatars"] as const)(
    "stores a picture of %s with a signed request and returns its URL",
    async (place) => {
      const uploadImage = await fresh();
      const { url } = await uploadImage(picture, { folder: place, name });
      expect(url).toMatch(new RegExp(`^${simulator.url}/vastra/image/upload/v\\d+/${place}/${name}\\.webp$`));
      const delivered = await fetch(url);
      expect(delivered.headers.get("content-type")).toBe("image/webp");
      expect(await sharp(await delivered.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 800 });
    },
  );

  it.each([
    ["a wrong secret", () => address({ secret: "wrong" }), 401],
    ["a wrong key", () => address({ key: "999" }), 401],
    ["another cloud", () => address({ cloud: "other" }), 401],
    ["no server", () => address({ port: "1" }), 0],
  ])("answers 502 with %s", async (_what, url, status) => {
    const uploadImage = await fresh(url());
    const error = await failure(uploadImage(picture, { folder: "products", name }));
    expect(error).toMatchObject({ name: "AppError", code: "provider_failed", status: 502, cause: { status } });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(secret);
  });

  it.each([
    [{ status: 500, times: 1 }, 500],
    [{ status: 420, times: 1 }, 420],
    [{ status: 418, times: 1 }, 418],
    [{ drop: true, times: 1 }, 0],
    [{ slow_ms: 3000, times: 1 }, 499],
  ])("answers 502 after %o", async (fault, status) => {
    const uploadImage = await fresh();
    await steer("behave", fault);
    const error = await failure(uploadImage(picture, { folder: "products", name }));
    expect(error).toMatchObject({ code: "provider_failed", status: 502 });
    expect([status, 0]).toContain((error as { cause: { status: number } }).cause.status);
  });

  it("answers 502 when the host can't read the picture", async () => {
    const uploadImage = await fresh();
    const error = await failure(uploadImage(Buffer.from("no picture"), { folder: "products", name }));
    expect(error).toMatchObject({ code: "provider_failed", cause: { status: 400, message: "Invalid image file" } });
  });

  it("reports that no media host is configured", async () => {
    const uploadImage = await fresh("");
    const error = await failure(uploadImage(picture, { folder: "products", name }));
    expect(error).toMatchObject({
      code: "not_configured",
      status: 503,
      message: expect.stringContaining("no media host"),
    });
  });
});

describe("removeImage", () => {
  it("deletes a picture, and succeeds when it is already deleted", async () => {
    const { uploadImage, removeImage } = await functions();
    const { url } = await uploadImage(picture, { folder: "products", name });
    expect((await fetch(url)).status).toBe(200);
    await removeImage(`products/${name}`);
    expect((await fetch(url)).status).toBe(404);
    await removeImage(`products/${name}`);
  });

  it.each([
    ["refuses", { status: 500, times: 1 }],
    ["closes the connection", { drop: true, times: 1 }],
    ["does not answer", { slow_ms: 3000, times: 1 }],
  ])("fails when the host %s, and its error does not contain the secret", async (_, fault) => {
    const { removeImage } = await functions();
    await steer("behave", fault);
    const error = await failure(removeImage(`products/${name}`));
    expect(error).toMatchObject({ name: "UploadFailure" });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(secret);
  });
});

describe("delivery", () => {
  it("has the requested width and the best format that the browser accepts", async () => {
    const uploadImage = await fresh();
    const { url } = await uploadImage(picture, { folder: "products", name });
    for (const [accept, type] of [
      ["image/avif,image/webp,*/*", "image/avif"],
      ["image/webp,*/*", "image/webp"],
      ["*/*", "image/jpeg"],
    ] as const) {
      const response = await fetch(pictureAddress(url, 280), { headers: { accept } });
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("vary")).toBe("Accept");
      const bytes = await response.arrayBuffer();
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 280, height: 373 });
    }
  });
});
