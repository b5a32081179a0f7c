import type { Document } from "mongodb";

/** The names of uploaded pictures in URLs of the media host, as a regular expression. */
export const uploadNamePattern = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";

/**
 * All fields through which the shop shows pictures, by collection and path, and what keeps those pictures from being
 * removed. A new field must be listed here; a test compares the list with the models.
 */
export const references: Readonly<Record<string, "counted" | "kept for good" | "held while the import lasts">> = {
  "products image": "counted",
  "products images": "counted",
  "profiles avatar": "counted",
  "returns images": "counted",
  "grievances images": "counted",
  "reviews images": "counted",
  "settings settings.banners.pictures": "counted",
  "cataloguelists entries": "counted",
  "orders cartItems.image": "kept for good",
  "returns lines.image": "kept for good",
  "importpictures url": "held while the import lasts",
  "importrows add.image": "held while the import lasts",
  "importrows add.images": "held while the import lasts",
  "importrows edit.image": "held while the import lasts",
  "importrows edit.images": "held while the import lasts",
};

/** The pictures that a document shows, each once, as an expression: of a product those of `imagesOf`. */
const addresses = {
  products: { $setUnion: [["$image"], { $slice: [{ $ifNull: ["$images", []] }, 1, 100] }] },
  profiles: ["$avatar"],
  returns: { $setUnion: ["$images", []] },
  grievances: { $setUnion: ["$images", []] },
  reviews: { $setUnion: ["$images", []] },
  settings: {
    $reduce: {
      input: { $ifNull: ["$settings.banners.pictures", []] },
      initialValue: [],
      in: { $setUnion: ["$$value", "$$this"] },
    },
  },
  cataloguelists: { $setUnion: ["$entries.picture", "$entries.tile.picture"] },
  orders: { $setUnion: ["$cartItems.image", []] },
};

/** The collections whose documents are counted as references. */
export const countedCollections = [
  "products",
  "profiles",
  "returns",
  "reviews",
  "grievances",
  "settings",
  "cataloguelists",
] as const;

/** Turns the documents of a collection into one `{ name }` for each uploaded picture that one of them shows. */
export function shownNames(collection: keyof typeof addresses): Document[] {
  return [
    { $project: { _id: 0, address: addresses[collection] } },
    { $unwind: "$address" },
    { $project: { found: { $regexFind: { input: "$address", regex: uploadNamePattern } } } },
    { $match: { found: { $ne: null } } },
    { $project: { name: "$found.match" } },
  ];
}
