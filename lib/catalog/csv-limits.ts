/** Largest CSV file in bytes: enough for the export of a shop with 100,000 products. */
export const maxCsvBytes = 256 * 1024 * 1024;

/** The message for a larger file. */
export const tooLargeCsv = `The file is larger than ${maxCsvBytes / 1024 / 1024} MB. Split it.`;
