import { reportInvariants } from "./data/report";
import { withDatabase } from "./data/with-database";

await withDatabase(reportInvariants);
