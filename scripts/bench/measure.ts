// Next looks for what this sets up when its first part is loaded.
import "next/dist/server/node-environment-baseline";

import mongoose from "mongoose";
import { writeJson } from "../lib/json-file.mjs";
import { measureChangedCsv, measureCsv, measureNewCsv } from "./measure-csv";
import { measureShop } from "./measure-shop";
import { withinNext } from "./within-next";

/** Runs in a process of its own, so that memory and the first time are the services' alone. */
const [what, file = ""] = process.argv.slice(2);
const measures = { shop: measureShop, csv: measureCsv, "changed-csv": measureChangedCsv, "new-csv": measureNewCsv };
try {
  writeJson(file, await withinNext(measures[what as keyof typeof measures]));
} finally {
  await mongoose.disconnect();
}
