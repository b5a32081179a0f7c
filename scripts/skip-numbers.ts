import { indianDay } from "@/lib/dates";
import { seriesOf as grievanceSeriesOf } from "@/lib/grievance/clocks";
import { keysOf } from "@/lib/keys";
import { documentTraits, seriesOf } from "@/lib/order/documents";
import { skipNumbers } from "@/lib/order/server/documents/skip-numbers";
import { withModels } from "./database/with-models";
import { readCommand, runCommand } from "./lib/command";
import { databaseOfClone } from "./shop/demo-file";

await runCommand(async () => {
  const { word: count } = readCommand("npm run skip-numbers -- <how many of each series>");
  const now = new Date();
  const series = [...keysOf(documentTraits).map((kind) => seriesOf(kind, indianDay(now))), grievanceSeriesOf(now)];
  for (const line of await withModels(databaseOfClone(), () => skipNumbers(series, count))) console.log(line);
});
