import { isDeepStrictEqual } from "node:util";
import { site } from "@/lib/site";
import { firstSettings } from "./first-content";
import type { Settings } from "./schema";

/** A value of the first content that nobody has replaced yet. */
export interface InventedName {
  /** What it is, for people. */
  name: string;
  value: string;
}

const first = firstSettings({ cashLimit: 1, gstin: "" });

/** The settings that are invented in a new shop, and where they stand. */
const fields: [name: string, read: (settings: Settings) => string][] = [
  ["Legal name", ({ shop }) => shop.legalName],
  ["Address", ({ shop }) => shop.address],
  ["Phone of customer care", ({ care }) => care.phone],
  ["Email of customer care", ({ care }) => care.email],
  ["Name of the grievance officer", ({ officer }) => officer.name],
  ["Phone of the grievance officer", ({ officer }) => officer.phone],
  ["Email of the grievance officer", ({ officer }) => officer.email],
];

/** The names, numbers and addresses of these settings that are still invented; the developer's card is in lib/site.ts. */
export function inventedNames(settings: Settings): InventedName[] {
  const { href } = site.developer.portfolio;
  return [
    ...fields.flatMap(([name, read]) => (read(settings) === read(first) ? [{ name, value: read(settings) }] : [])),
    ...settings.stores.flatMap((store) =>
      first.stores.some((one) => isDeepStrictEqual(one, store)) ? [{ name: "Store", value: store.name }] : [],
    ),
    ...settings.social.flatMap(({ label, href }) =>
      first.social.some((link) => link.href === href) ? [{ name: `Link to ${label}`, value: href }] : [],
    ),
    ...(new URL(href).hostname.endsWith(".example") ? [{ name: "Developer's card, in lib/site.ts", value: href }] : []),
  ];
}
