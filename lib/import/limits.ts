/** Largest CSV file in bytes: enough for the export of a shop with 100,000 products. */
export const maxCsvBytes = 256 * 1024 * 1024;

/** The message for a larger file. */
export const tooLargeCsv = `The file is larger than ${maxCsvBytes / 1024 / 1024} MB. Split it.`;

/** The largest part of a file, in bytes: serverless hosts accept no body above 4.5 MB. */
export const maxPartBytes = 4 * 1024 * 1024;

/** The same, formatted for people. */
export const maxPartText = `${maxPartBytes / 1024 / 1024} MB`;

/** The size of the parts that the browser sends, in bytes. */
export const partBytes = 3 * 1024 * 1024;

/** How many parts a file may have. */
export const maxParts = 100;

/** How long one call continues an import before it responds with the progress, in ms. */
export const stepMs = 15_000;

/** After this long without progress, an import may be continued by anyone who views it, in ms. */
export const stalledMs = 30_000;
