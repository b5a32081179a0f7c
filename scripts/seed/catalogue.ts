import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import mongoose from "mongoose";
import * as z from "zod";
import { audienceOf } from "@/lib/catalog/audience";
import firstLists from "@/lib/catalog/lists/first-lists.json";
import { audiences, colours, ids } from "@/lib/catalog/options";
import { derivedFields } from "@/lib/catalog/server/derived";
import { rupeesToPaise } from "@/lib/money";
import { Product } from "@/models/product";
import "../lib/first-lists";
import { inRoot } from "../lib/folders.mjs";
import { tradersOf } from "./traders";

const sizes = ids(firstLists.sizeSets.flatMap((set) => set.sizes));

const Entry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  picture: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  description: z.string().min(1),
  category: z.enum(ids(firstLists.categories)),
  kind: z.enum(ids(firstLists.kinds)),
  /** Only of footwear and accessories: elsewhere it is the category. */
  audience: z.enum(ids(audiences)).optional(),
  brand: z.enum(ids(firstLists.brands)),
  /** What its picture shows and its description says: the option, or the text, by the id of the fact. */
  facts: z.record(z.string(), z.string()),
  size: z.array(z.enum(sizes)),
  colour: z.enum(ids(colours)),
  /** Only where it is not that of its kind, or of its category. */
  hsn: z
    .string()
    .regex(/^\d{4}$/)
    .default(""),
  price: z.number().positive(),
  saleprice: z.number().nonnegative(),
  stock: z.int().nonnegative(),
  /** The pieces of each size, together `stock`; without it, one pool for all sizes. */
  stockBySize: z.record(z.string(), z.int().nonnegative()).nullable().default(null),
  seller: z.string().min(1),
  /** Where it was made; India unless it says otherwise. */
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default("IN"),
});

type Entry = z.infer<typeof Entry>;

/** The same id for the same product in every database, so that links and tests can refer to it. */
export function idOf(slug: string): mongoose.Types.ObjectId {
  const hash = createHash("sha256").update(`vastra product ${slug}`).digest("hex");
  return new mongoose.Types.ObjectId(hash.slice(0, 24));
}

/** The front, the other side, the cloth from near by, and the front to scale on a person. */
function picturesOf(picture: string): { image: string; images: string[] } {
  const image = `/pictures/${picture}.webp`;
  const others = ["back", "close", "scale"].map((view) => `/pictures/${view}/${picture}.webp`);
  return { image, images: [image, ...others] };
}

/** An entry of the file (rupees) as the shop stores it (paise). */
export function toStored(entry: Entry) {
  const { slug, picture, ...fields } = entry;
  const price = rupeesToPaise(entry.price);
  const saleprice = rupeesToPaise(entry.saleprice);
  return {
    ...fields,
    ...tradersOf(entry),
    _id: idOf(slug),
    audience: audienceOf(entry),
    ...derivedFields({ ...fields, price, saleprice }),
    ...picturesOf(picture),
    price,
    saleprice,
  };
}

/** The demo catalogue from scripts/seed/catalogue.json. @throws ZodError when an entry is malformed. */
export function readCatalogue(): Entry[] {
  const file = inRoot("scripts", "seed", "catalogue.json");
  return z.array(Entry).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** How long after another the products of the demo came into the shop, in ms: some seven a day. */
const arrivalMs = 3.5 * 3_600_000;

/** The products as if they had come one after the other, in an order that has nothing to do with what they are. */
function arrived<Stored extends { _id: mongoose.Types.ObjectId }>(products: Stored[], now = Date.now()) {
  const shuffled = products.toSorted((one, other) => (String(one._id) < String(other._id) ? -1 : 1));
  return shuffled.map((product, at) => ({ ...product, createdAt: new Date(now - (at + 1) * arrivalMs) }));
}

/**
 * Inserts the demo catalogue into a database without products, all of it or nothing.
 * @returns how many products were added, 0 if there were some already
 */
export async function seedCatalogue(): Promise<number> {
  if (await Product.exists({})) return 0;
  const products = arrived(readCatalogue().map(toStored));
  await mongoose.connection.transaction(async (session) => {
    await Product.insertMany(products, { session });
  });
  return products.length;
}
