import * as z from "zod";
import { CountryId, TraderInput } from "@/lib/catalog/goods-inputs";
import { cleanLine, cleanNumber } from "@/lib/clean-text";
import { line, lines, Message, Page, PageSize, Rupees, Time } from "@/lib/http/shapes";
import { isWholePaise } from "@/lib/money";
import { isGstin } from "@/lib/tax/gstin";
import { Banners } from "./banners";
import { ShopAddress } from "./shop-address";

/** Rupees with at most two decimals; the message names the range in Indian grouping. */
function amount(min: number, max: number) {
  const range = `must be from ${min} to ${max.toLocaleString("en-IN")}.00`;
  return z
    .number({ error: "must be an amount in rupees" })
    .min(min, { error: range })
    .max(max, { error: range })
    .refine(isWholePaise, { error: "must have at most 2 decimals" });
}

function days(max: number) {
  const range = { error: `must be a whole number from 1 to ${max}` };
  return z.int(range).min(1, range).max(max, range);
}

/** As people write it: "(0512) 230 4567". */
const Phone = z
  .string({ error: "must be a phone number" })
  .overwrite((text) => cleanNumber(text).replace(/\s+/g, " ").trim())
  .regex(/^[+(]?[0-9][0-9 ()-]{4,19}$/, { error: "must be a phone number" });

const Email = line(1, 254)
  .toLowerCase()
  .pipe(z.email({ error: "must be an email address, like name@example.in" }));

const Reached = z.object({ name: line(0, 60), phone: Phone, email: Email, hours: line(0, 80) });

const Store = z.object({
  name: line(1, 60),
  street: line(0, 120),
  city: line(0, 60),
  state: line(0, 60),
  pincode: z
    .string({ error: "must have 6 digits, or be empty" })
    .overwrite((text) => cleanNumber(text).replace(/[\s-]/g, ""))
    .regex(/^(?:[1-9]\d{5})?$/, { error: "must have 6 digits, or be empty" }),
  hours: line(0, 80),
  phone: z.union([z.literal(""), Phone], { error: "must be a phone number, or empty" }),
  lat: z
    .number({ error: "must be a number" })
    .min(-90, { error: "must be from -90 to 90" })
    .max(90, { error: "must be from -90 to 90" }),
  lng: z
    .number({ error: "must be a number" })
    .min(-180, { error: "must be from -180 to 180" })
    .max(180, { error: "must be from -180 to 180" }),
});

const Social = z.object({
  label: line(1, 30),
  href: z.url({ protocol: /^https$/, error: "must be an address that begins with https://" }).max(300),
});

/** The words and terms of the shop that its owner sets; amounts in rupees. */
export const Settings = z
  .object({
    shop: z.object({
      legalName: line(1, 100),
      address: line(1, 200),
      gstin: z
        .string({ error: "must be text" })
        .overwrite((text) => cleanLine(text).replace(/\s/g, "").toUpperCase())
        .refine((text) => text === "" || isGstin(text), {
          error: "must be a GSTIN: 15 characters, with the right check digit",
        }),
      about: lines(1, 600),
    }),
    care: Reached,
    officer: Reached.extend({ name: line(1, 60) }),
    stores: z.array(Store).max(50, { error: "must be at most 50" }),
    social: z.array(Social).max(10, { error: "must be at most 10" }),
    fees: z.object({
      platform: amount(0, 10_000),
      shipping: amount(0, 10_000),
      /** What the lines of an order cost for its shipping to be free; null for never. */
      freeShippingFrom: amount(1, 1_000_000).nullable(),
    }),
    deliveryDays: days(30),
    returnDays: days(60),
    cashLimit: amount(1, 1_000_000),
    announcement: z.object({ text: line(0, 120), address: z.union([z.literal(""), ShopAddress]) }),
    banners: Banners,
    /** What holds for goods that do not say it themselves. */
    law: z.object({
      origin: CountryId,
      maker: TraderInput,
      importer: TraderInput,
      netQuantity: line(0, 20),
    }),
  })
  .meta({ id: "Settings", description: "What the shop's owner sets; amounts in rupees" });

const Version = z.int({ error: "must be a whole number" }).min(1, { error: "must be at least 1" });

/** A version of the settings; version 1, the first content, has no time and nobody who saved it. */
const Stamp = z.object({ version: z.int(), at: Time.nullable(), by: z.string() });

/** The settings in force; the environment may have set any largest cash order. */
const InForce = Settings.extend({ cashLimit: Rupees }).meta({ id: "SettingsInForce" });

export const SettingsAnswer = Stamp.extend({ settings: InForce });
export const SavedSettingsAnswer = SettingsAnswer.extend({ message: Message });

/** Groups that are left out stay. `seen` is the version that the change was made from. */
export const SaveSettings = z.object({ settings: Settings.partial(), seen: Version });
export const RestoreSettings = z.object({ version: Version, seen: Version });

export const VersionsQuery = z.object({ page: Page, limit: PageSize });
export const SettingsVersions = z.object({
  versions: z.array(Stamp.extend({ changed: z.array(z.string()) })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

/** The current settings, for an admin whose change came second. */
export const StaleSettings = z.object({ version: z.int(), settings: InForce }).partial();

export const StoresAnswer = z.object({ stores: z.array(Store) });

export type Settings = z.output<typeof Settings>;
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;
export type SavedSettingsAnswer = z.infer<typeof SavedSettingsAnswer>;
export type SaveSettings = z.output<typeof SaveSettings>;
export type RestoreSettings = z.infer<typeof RestoreSettings>;
export type SettingsVersions = z.infer<typeof SettingsVersions>;
export type VersionsQuery = z.infer<typeof VersionsQuery>;
export type StoresAnswer = z.infer<typeof StoresAnswer>;
