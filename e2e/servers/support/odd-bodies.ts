import { createHmac } from "node:crypto";
import fc from "fast-check";
import { pixel } from "../../api/support/send";
import { nastyBytes, nastyHeader, nastyText } from "./odd-values";

/** A body with the headers that belong to it. */
export interface OddBody {
  body: string | Uint8Array<ArrayBuffer> | FormData;
  headers: Record<string, string>;
}

const csvColumns = ["_id", "title", "description", "image", "category", "brand", "size", "price", "saleprice", "stock"];

function formOf(field: string, value: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  if (typeof value === "string") form.set(field, value);
  else form.set(field, new Blob([value], { type: "image/png" }), "picture.png");
  return form;
}

/** Forms in which no picture stands in `field`. */
export function formsWithoutPicture(field: string): fc.Arbitrary<OddBody> {
  const picture = new Uint8Array(pixel);
  const boundary = "multipart/form-data; boundary=x";
  return fc.oneof(
    nastyText.map((text) => ({ body: formOf(field, text), headers: {} })),
    nastyBytes.map((bytes) => ({ body: formOf(field, bytes), headers: {} })),
    fc.nat(20).map((length) => ({ body: formOf(field, picture.slice(0, length)), headers: {} })),
    nastyText.filter((name) => name !== field).map((name) => ({ body: formOf(name, picture), headers: {} })),
    fc
      .constantFrom("multipart/form-data", boundary, "image/png", "application/json", "text/plain")
      .map((type) => ({ body: picture, headers: { "content-type": type } })),
    nastyText.map((text) => ({ body: `--x\r\n${text}\r\n--x--`, headers: { "content-type": boundary } })),
  );
}

/** Files that no report stands for. */
export function files(type: string): fc.Arbitrary<OddBody> {
  const cell = nastyText.map((text) => (text.includes('"') ? text : `"${text}"`));
  const table = fc
    .array(fc.array(cell, { minLength: 1, maxLength: csvColumns.length + 1 }), { maxLength: 5 })
    .map((rows) => [csvColumns.join(","), ...rows.map((row) => row.join(","))].join("\r\n"));
  return fc.oneof(
    fc.oneof(table, nastyText, nastyBytes).map((body) => ({ body, headers: { "content-type": type } })),
    fc
      .constantFrom("application/json", "multipart/form-data", "text/plain")
      .map((other) => ({ body: csvColumns.join(","), headers: { "content-type": other } })),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Events that nobody signed, and signed ones that can't be read. */
export function events(): fc.Arbitrary<OddBody> {
  const type = "application/json";
  const event = JSON.stringify({ event: "payment.captured", payload: {} });
  const sign = (body: string | Uint8Array) =>
    createHmac("sha256", String(process.env.RAZORPAY_WEBHOOK_SECRET)).update(body).digest("hex");
  return fc.oneof(
    fc
      .tuple(fc.oneof(fc.constant(event), nastyText), nastyHeader)
      .map(([body, signature]) => ({ body, headers: { "content-type": type, "x-razorpay-signature": signature } })),
    nastyText
      .filter((text) => !isJson(text))
      .map((body) => ({ body, headers: { "content-type": type, "x-razorpay-signature": sign(body) } })),
    nastyBytes
      .map((bytes) => new Uint8Array([0xff, ...bytes]))
      .map((body) => ({ body, headers: { "content-type": type, "x-razorpay-signature": sign(body) } })),
  );
}
