import type { Db } from "mongodb";
import { indianDay } from "@/lib/dates";
import { grievanceNumber, seriesOf as grievanceSeriesOf } from "@/lib/grievance/clocks";
import { documentNumber, documentTraits, seriesOf } from "@/lib/order/documents";
import type { DocumentKind } from "@/lib/order/status";
import type { DocumentCounterFields } from "@/models/document-counter";

/** The most numbers that are left out at once. */
const maxCount = 100_000;

/**
 * Leaves out the next numbers of every series of documents of this Indian financial year, and of grievances of this month.
 * In a database that was restored, these are the numbers that were given after its backup: by rule 46(b) of the CGST Rules, 2017
 * an invoice's number is unique for a financial year.
 * @param count how many numbers of each series, a whole number of text, 1 to 100,000
 * @returns a line for each series, with the first and the last number that was left out
 * @throws Error for another count
 */
export async function skipNumbers(db: Db, count: string): Promise<string[]> {
  const skipped = /^[1-9]\d*$/.test(count) ? Number(count) : 0;
  if (skipped === 0 || skipped > maxCount) throw new Error(`How many numbers? A whole number from 1 to ${maxCount}.`);
  const at = new Date();
  const kinds = Object.keys(documentTraits) as DocumentKind[];
  const counters = [
    ...kinds.map((kind) => ({ _id: seriesOf(kind, indianDay(at)), numberOf: documentNumber })),
    { _id: grievanceSeriesOf(at), numberOf: grievanceNumber },
  ];
  const lines = counters.map(async ({ _id, numberOf }) => {
    const span = { from: { $add: ["$last", 1] }, to: { $add: ["$last", skipped] }, at };
    const counter = await db
      .collection<DocumentCounterFields>("documentcounters")
      .findOneAndUpdate(
        { _id },
        [
          { $set: { last: { $ifNull: ["$last", 0] } } },
          { $set: { skipped: { $concatArrays: [{ $ifNull: ["$skipped", []] }, [span]] } } },
          { $set: { last: { $add: ["$last", skipped] } } },
        ],
        { upsert: true, returnDocument: "after" },
      );
    const last = counter?.last ?? 0;
    return `${numberOf(_id, last - skipped + 1)} to ${numberOf(_id, last)} will not be given.`;
  });
  return Promise.all(lines);
}
