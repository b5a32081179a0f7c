import * as z from "zod";
import { line } from "@/lib/http/shapes";
import { isCountry } from "./countries";
import { traderIn } from "./goods";

const noCountry = { error: "must be the code of a country, two letters such as IN" };

/** The code of a country in any case. */
export const CountryId = z.string(noCountry).trim().toUpperCase().refine(isCountry, noCountry);

/** The same, or "" for the default. */
export const OriginInput = z.preprocess(
  (value) => value ?? "",
  z.union([z.string().trim().length(0), CountryId], noCountry),
);

const Trader = z.object(
  { name: line(2, 100, "a name"), address: line(5, 200, "an address") },
  { error: "must be a name and an address, or null" },
);

/** Who made or imported goods, or null; a form sends name and address as two lines of text, and "" is none. */
export const TraderInput = z.preprocess(
  (value) => (typeof value === "string" ? traderIn(value) : value),
  Trader.nullable(),
);

/** How much a pack holds, or "" for the default. */
export const QuantityInput = z.preprocess((value) => value ?? "", line(0, 20));
