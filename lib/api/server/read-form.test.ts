import { describe, expect, it } from "vitest";
import { maxFileBytes } from "@/lib/media/limits";
import { readFile } from "./read-form";

const boundary = "boundary";
const part = (name: string, content: string, filename?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ""}\r\n` +
  `${filename ? "Content-Type: image/png\r\n" : ""}\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;

const formType = `multipart/form-data; boundary=${boundary}`;

/** A request whose body arrives in chunks, those after the `first` later, and how many of them were read. */
function sending(pieces: Iterable<string>, { type = formType, first = Infinity, rest = Promise.resolve() } = {}) {
  const read = { pieces: 0 };
  const source = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (read.pieces === first) await rest;
        const { done, value } = source.next();
        if (done) return controller.close();
        read.pieces += 1;
        controller.enqueue(Buffer.from(value, "latin1"));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://shop.example/", {
    method: "POST",
    body,
    duplex: "half",
    headers: { "content-type": type },
  } as RequestInit);
  return { request, read };
}

const refusal = (pieces: Iterable<string>, type?: string) =>
  readFile(sending(pieces, { type }).request, "picture").then(
    () => undefined,
    (error: unknown) => error,
  );

function* manyParts(count: number): Generator<string> {
  for (let at = 0; at < count; at++) yield part(`field${at}`, "x");
  yield end;
}

describe("a form with a file", () => {
  it("returns the bytes of the field, however they arrive", async () => {
    const content = "\x89PNG\r\n--boundar\r\n\0\xff";
    const form = part("other", "text") + part("picture", content, "a.png") + end;
    for (const pieces of [[form], form.split("")]) {
      const bytes = await readFile(sending(pieces).request, "picture");
      expect(bytes.toString("latin1")).toBe(content);
    }
  });

  it("returns the first of two files in the field", async () => {
    const form = part("picture", "one", "a.png") + part("picture", "two", "b.png") + end;
    expect((await readFile(sending([form]).request, "picture")).toString()).toBe("one");
  });

  it("may have a file of exactly the limit, and not one byte more", async () => {
    const file = (size: number) => [part("picture", "x".repeat(size), "a.png"), end];
    expect(await readFile(sending(file(maxFileBytes)).request, "picture")).toHaveLength(maxFileBytes);
    expect(await refusal(file(maxFileBytes + 1))).toMatchObject({ code: "too_large" });
  });

  it.each([
    ["without the field", [part("other", "x", "a.png"), end], "invalid"],
    ["with a text in the field", [part("picture", "text"), end], "invalid"],
    ["with an empty file", [part("picture", "", "a.png"), end], "invalid"],
    ["that ends too early", [part("picture", "x", "a.png").slice(0, -2)], "bad_json"],
    ["without parts", ["nothing"], "bad_json"],
    ["with 90 kB of headers", [`--${boundary}\r\n${"x-a: b\r\n".repeat(10_000)}\r\n`, end], "invalid"],
  ])("%s is refused", async (_, pieces, code) => {
    expect(await refusal(pieces)).toMatchObject({ name: "AppError", code });
  });

  it("without a boundary or with another content type is refused", async () => {
    expect(await refusal([end], "multipart/form-data")).toMatchObject({ code: "bad_json" });
    expect(await refusal([end], "application/json")).toMatchObject({ code: "unsupported_type" });
  });
});

it("a form with 60,000 parts is refused after the first few, while the rest is still on its way", async () => {
  let arrive = () => {};
  const rest = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { request, read } = sending(manyParts(60_000), { first: 50, rest });
  await expect(readFile(request, "picture")).rejects.toMatchObject({ code: "too_large" });
  expect(read.pieces).toBeLessThanOrEqual(50);
  arrive();
});

it("a body over the limit is refused, and its rest is read so that the connection can be reused", async () => {
  const { request, read } = sending(new Array(200).fill("x".repeat(65_536)));
  await expect(readFile(request, "picture")).rejects.toMatchObject({ code: "too_large" });
  await expect.poll(() => read.pieces).toBe(200);
});
