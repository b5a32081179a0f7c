/** Largest CSV file in bytes: the export of a shop of 100,000 products fits. */
export const maxCsvBytes = 256 * 1024 * 1024;

/** What whoever sends more is told. */
export const tooLargeCsv = `The file is larger than ${maxCsvBytes / 1024 / 1024} MB. Split it.`;
