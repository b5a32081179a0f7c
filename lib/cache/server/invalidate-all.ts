import type { Db } from "mongodb";
import { InvalidatedTag } from "@/models/invalidated-tag";
import {
  allAnswers,
  catalogueLists,
  listAnswers,
  listsTag,
  productsTag,
  settingsTag,
  shopPages,
  unknownChanges,
} from "./tags.mjs";

/** Whatever is cached has one of them. */
const tags = [listsTag, productsTag, settingsTag, shopPages, catalogueLists, unknownChanges, allAnswers, listAnswers];

/**
 * Invalidates all pages, answers and lists of the instances that serve a database whose content was replaced: they have
 * cached what was there before, or a part of what came. Vercel's cache hears of nothing, and keeps pages for an hour.
 */
export async function invalidateAll(db: Db): Promise<void> {
  await db.collection(InvalidatedTag.collection.name).insertOne({ tags, at: new Date() });
}
