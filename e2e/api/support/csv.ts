import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { Caller } from "../../people";
import { good } from "./answers";

export type Row = Record<string, string>;

/** The file of all products, as it is sent. */
export async function exported({ request }: Caller): Promise<string> {
  const answer = await request.get("/api/admin/products/export");
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.text();
}

/** The rows of a file that are about these products. */
export function rowsOf(file: string, ids: readonly string[]): Row[] {
  const rows: Row[] = parse(file, { columns: true, bom: true });
  return rows.filter(({ _id = "" }) => ids.includes(_id));
}

/** A file of these rows. */
export function fileOf(rows: Row[]): string {
  return stringify(rows, { header: true, record_delimiter: "\r\n" });
}

/** Sends a file, to be looked at, or to be imported as the report with this seal said. */
export function sendFile({ request }: Caller, file: string | Buffer, { seal = "", type = "text/csv" } = {}) {
  const path = `/api/admin/products/import${seal && `?apply=${seal}`}`;
  return request.post(path, { data: file, headers: { "content-type": type } });
}

/** Has a file looked at, then imports it. */
export async function importFile(caller: Caller, file: string) {
  const { report } = await good(await sendFile(caller, file));
  return sendFile(caller, file, { seal: report.seal });
}
