// Next expects this setup when its first module is loaded.
import "next/dist/server/node-environment-baseline";

import mongoose from "mongoose";
import { writeJson } from "../../lib/json-file.mjs";
import { measureChangedCsv, measureCsv, measureNewCsv } from "./measure-csv";
import { measureShop } from "./measure-shop";
import { withinNext } from "./within-next";

/** Runs in its own process, so that memory and the first time are those of the services alone. */
const [what, file = ""] = process.argv.slice(2);
const measures = { shop: measureShop, csv: measureCsv, "changed-csv": measureChangedCsv, "new-csv": measureNewCsv };
try {
  writeJson(file, await withinNext(measures[what as keyof typeof measures]));
} finally {
  await mongoose.disconnect();
}
