import "server-only";
import type { Model } from "mongoose";
import { ImportPicture } from "@/models/import-picture";
import { ImportRow } from "@/models/import-row";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { Profile } from "@/models/profile";
import { Return } from "@/models/return";

/** A field that contains the URL of a picture, or a list of them; it needs an index. */
export interface Reference {
  // A list of models of all kinds: only their names and `exists` matter.
  model: Pick<Model<unknown>, "modelName" | "exists">;
  path: string;
}

/**
 * All fields through which the shop shows pictures. A picture that none of them references is removed from the media
 * host, so a new field must be listed here; a test compares the list with the models.
 */
export const references: readonly Reference[] = [
  { model: Product, path: "image" },
  { model: Product, path: "images" },
  { model: Profile, path: "avatar" },
  { model: Order, path: "cartItems.image" },
  { model: Return, path: "lines.image" },
  { model: Return, path: "images" },
  { model: ImportPicture, path: "url" },
  { model: ImportRow, path: "add.image" },
  { model: ImportRow, path: "add.images" },
  { model: ImportRow, path: "edit.image" },
  { model: ImportRow, path: "edit.images" },
] as unknown as readonly Reference[];

/** Whether anything in the shop shows the picture with this URL. */
export async function isShown(address: string): Promise<boolean> {
  if (!address) return false;
  for (const { model, path } of references) if (await model.exists({ [path]: address })) return true;
  return false;
}
