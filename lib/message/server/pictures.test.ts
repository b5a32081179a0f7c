import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { pictureId } from "./mails/picture-id";
import { mailPictures } from "./pictures";

/** What the shop answers for a picture: its type, its bytes and its status. */
const answers: Record<string, { type?: string; bytes?: number; status?: number }> = {
  "/pictures/good.webp": {},
  "/pictures/large.webp": { bytes: 40_001 },
  "/pictures/other.webp": { type: "image/webp" },
  "/pictures/gone.webp": { status: 404 },
};

const asked: string[] = [];
const server = createServer((request, response) => {
  const image = new URL(`http://shop${request.url}`).searchParams.get("url") ?? "";
  asked.push(image);
  const { type = "image/jpeg", bytes = 5_000, status = 200 } = answers[image] ?? {};
  response.writeHead(status, { "content-type": type }).end(Buffer.alloc(bytes));
});

let shopUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

const pictures = async (...images: string[]) => [
  ...(await mailPictures(images, { shopUrl, cloudinaryUrl: undefined })).entries(),
];

it("gives small JPEGs by the ids that mails refer to", async () => {
  const good = "/pictures/good.webp";
  expect(await pictures(good, good)).toEqual([[good, { cid: pictureId(good), content: Buffer.alloc(5_000) }]]);
  expect(asked).toEqual([good]);
});

it("leaves out what is too large, no JPEG or not there", async () => {
  const others = Object.keys(answers).slice(1);
  expect(await pictures(...others)).toEqual([]);
  expect(asked.toSorted()).toEqual(others.toSorted());
});

it("asks for no more than four, and nothing of other hosts", async () => {
  const many = [1, 2, 3, 4, 5].map((number) => `/pictures/${number}.webp`);
  expect(await pictures("https://elsewhere.example/x.jpg", "//elsewhere.example/x.jpg", ...many)).toHaveLength(4);
  expect(asked).toHaveLength(4);
});

it("a shop that can't be reached sends mails without pictures", async () => {
  const found = await mailPictures(["/pictures/good.webp"], {
    shopUrl: "http://127.0.0.1:9",
    cloudinaryUrl: undefined,
  });
  expect(found.size).toBe(0);
});
