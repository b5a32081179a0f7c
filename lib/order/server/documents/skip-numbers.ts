import "server-only";
import { DocumentCounter } from "@/models/document-counter";

/** The most numbers that are left out at once. */
const maxCount = 100_000;

/**
 * Leaves out the next numbers of some series. In a database that was restored, these are the numbers that were given after its
 * backup: by rule 46(b) of the CGST Rules, 2017 an invoice's number is unique for a financial year. Needs a connection.
 * @param series such as V2627 @param count how many of each, a whole number of text, 1 to 100,000
 * @returns a line for each series, with the first and the last number that was left out
 * @throws RangeError for another count
 */
export async function skipNumbers(series: readonly string[], count: string): Promise<string[]> {
  const skipped = /^[1-9]\d*$/.test(count) ? Number(count) : 0;
  if (skipped === 0 || skipped > maxCount)
    throw new RangeError(`How many numbers? A whole number from 1 to ${maxCount}.`);
  const span = { from: { $add: ["$last", 1] }, to: { $add: ["$last", skipped] }, at: new Date() };
  const lines: string[] = [];
  for (const _id of series) {
    const { last } = await DocumentCounter.findOneAndUpdate(
      { _id },
      [
        { $set: { last: { $ifNull: ["$last", 0] } } },
        { $set: { skipped: { $concatArrays: [{ $ifNull: ["$skipped", []] }, [span]] } } },
        { $set: { last: { $add: ["$last", skipped] } } },
      ],
      { upsert: true, returnDocument: "after", updatePipeline: true },
    )
      .orFail()
      .lean();
    lines.push(`${_id}: ${last - skipped + 1} to ${last} will not be given.`);
  }
  return lines;
}
