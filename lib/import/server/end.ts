import "server-only";
import { dayMs } from "@/lib/dates";
import { importTtlSeconds } from "@/models/product-import";

/** When data of an import that are stored now have expired, and those that another call stores within a day. */
export function importEnd(): Date {
  return new Date(Date.now() + importTtlSeconds * 1000 + dayMs);
}
