import fc from "fast-check";

/** Texts that break what trusts them. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000\u0007",
    "\u202eabc",
    "\u200b\u200b\u200b\u200b\u200b",
    "<script>alert(1)</script>",
    "🙂".repeat(300),
    "x".repeat(5000),
    "../../etc",
    "__proto__",
    "constructor",
    `a${"\u0316\u0301".repeat(15_000)}`,
    "[object Object]",
    "null",
    "NaN",
    "-1",
    "1e309",
    "0x10",
    "000000000000000000000000",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** The same as values of JSON. */
export const nasty = fc.oneof(
  nastyText,
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    -0,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    { $gt: "" },
    { $ne: null },
    [{ $where: "1" }],
    ["a", "b"],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Texts that fetch sends as a header. */
export const nastyHeader = fc.oneof(
  fc.constantFrom(
    "",
    "x",
    "x".repeat(201),
    "é",
    "\u00ff".repeat(10),
    "Bearer",
    "Bearer undefined",
    "Basic eDp5",
    "null",
  ),
  fc.string({ unit: "grapheme-ascii", maxLength: 60 }),
);

/** Bytes that are no picture and no text. */
export const nastyBytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => new Uint8Array(bytes));
