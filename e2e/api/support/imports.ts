import type { Db } from "mongodb";
import type { Caller } from "../../people";
import { good } from "./answers";
import { testpiece } from "./goods";

export const importBase = "/api/admin/products/import";

/** Sends one part of a file; the first one begins an import. */
export function sendPart({ request }: Caller, data: string, part: number, importId = "") {
  const query = new URLSearchParams({ part: String(part), ...(importId && { import: importId }) });
  const headers = { "content-type": "text/csv" };
  return request.post(`${importBase}/part?${query}`, { data: Buffer.from(data), headers });
}

export async function checkImport({ request }: Caller, importId: string) {
  return (await good(await request.post(`${importBase}/check`, { data: { importId } }))).report;
}

/** Sends a file in parts of so many characters, and has it looked at. */
export async function sendInParts(admin: Caller, file: string, size = file.length) {
  let importId = "";
  for (let part = 0; part * size < file.length; part++) {
    const text = file.slice(part * size, (part + 1) * size);
    ({ importId } = await good(await sendPart(admin, text, part, importId), 201));
  }
  const report = await checkImport(admin, importId);
  return { importId, seal: report.seal as string, report };
}

export const applyImport = ({ request }: Caller, { importId, seal }: { importId: string; seal: string }) =>
  request.post(`${importBase}/apply`, { data: { importId, seal } });

/** Rows of new products. */
export const newRows = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...testpiece, title: `${word} ${at}`, price: "1499.50", stock: "14" }));

/** How many products of these rows the shop has. */
export const countListed = (database: Db, word: string) =>
  database.collection("products").countDocuments({ title: { $regex: `^${word} ` }, live: true });
