import { allAnswers, catalogueLists, listAnswers, listedProduct, productAnswers, unknownChanges } from "./tags.mjs";

/**
 * The changes in the database that the change stream of every instance reports, and the tags that each invalidates.
 *
 * Pages have the tags that lib/catalog/server/page-tags.ts writes in the transaction of a change. Answers of the API
 * show more than pages, such as the exact stock, so they have tags of their own, which the changed products themselves
 * invalidate, whoever changed them.
 */

/**
 * The fields of a product that no list is filtered, sorted or counted by; the pieces of a size are among them, and what
 * its ratings add up to: lists go by their average alone.
 */
const unlistedFields = "^(stock|stockBySize\\..*|ratings|ratings\\..*|updatedAt|importId)$";

/** The names of the fields in an update description. */
const setFields = { $map: { input: { $objectToArray: "$updateDescription.updatedFields" }, in: "$$this.k" } };
const changedFields = { $concatArrays: [setFields, "$updateDescription.removedFields"] };
const areUnlisted = {
  $map: { input: changedFields, in: { $regexMatch: { input: "$$this", regex: unlistedFields } } },
};
const shortenedArrays = { $size: { $ifNull: ["$updateDescription.truncatedArrays", []] } };

/**
 * The stages of the change stream on the database. A large import changes thousands of products at once, so their
 * fields are left out.
 */
export const watchedChanges = [
  {
    $match: {
      $or: [
        { "ns.coll": "droppedtags", operationType: { $in: ["insert", "update", "replace"] } },
        { "ns.coll": { $in: ["products", "cataloguelists"] } },
        { "to.coll": "products" },
      ],
    },
  },
  {
    $project: {
      operationType: 1,
      ns: 1,
      documentKey: 1,
      "fullDocument.tags": 1,
      isUnlisted: {
        $cond: [
          { $eq: ["$operationType", "update"] },
          { $and: [{ $allElementsTrue: [areUnlisted] }, { $eq: [shortenedArrays, 0] }] },
          false,
        ],
      },
    },
  },
];

/**
 * @typedef {{
 *   _id: unknown, operationType: string, ns?: { db?: string, coll?: string }, documentKey?: { _id: unknown },
 *   fullDocument?: { tags?: string[] }, isUnlisted?: boolean
 * }} Change
 */

/** The tags that a change invalidates. @param {Change} change @returns {string[]} */
export function tagsOfChange({ ns, documentKey, fullDocument, isUnlisted }) {
  if (ns?.coll === "cataloguelists") return [catalogueLists];
  if (ns?.coll !== "products" && documentKey) {
    // The previous version of the shop stored one document per tag.
    return fullDocument?.tags ?? [String(documentKey._id)];
  }
  // The collection was dropped, renamed or replaced.
  if (!documentKey) return [allAnswers, listAnswers, unknownChanges];
  const id = String(documentKey._id);
  return isUnlisted ? [productAnswers(id)] : [productAnswers(id), listedProduct(id), listAnswers];
}
