import * as z from "zod";
import { isWholePaise } from "@/lib/money";

/** A number, or its text as sent by forms. */
const NumberOrText = (error: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d+(\.\d+)?$/, { error, abort: true }),
      ],
      { error },
    )
    .transform((value) => Number(value));

/** Rupees from 1.00 to 10,00,000.00, or their text. */
export const PriceInput = NumberOrText("must be an amount in rupees")
  .refine((rupees) => rupees >= 1 && rupees <= 1_000_000, { error: "must be from 1.00 to 10,00,000.00" })
  .refine(isWholePaise, { error: "must have at most 2 decimals" });

/** Rupees, or their text; 0 (none) when it is empty, null or 0. */
export const SalePriceInput = z.preprocess(
  (value) => (value === null || (typeof value === "string" && value.trim() === "") ? 0 : value),
  NumberOrText("must be an amount in rupees, or empty")
    .refine((rupees) => rupees >= 0 && rupees <= 1_000_000, { error: "must be from 0.01 to 10,00,000.00, or empty" })
    .refine(isWholePaise, { error: "must have at most 2 decimals" }),
);

/** Pieces, 0 to 1,00,000, or their text. */
export const StockInput = NumberOrText("must be a whole number").refine(
  (pieces) => Number.isInteger(pieces) && pieces >= 0 && pieces <= 100_000,
  { error: "must be a whole number from 0 to 1,00,000" },
);

/** A whole number from 1, or its text. */
export const VersionInput = NumberOrText("must be a whole number").refine(
  (version) => Number.isSafeInteger(version) && version >= 1,
  { error: "must be a whole number from 1" },
);
