/** @typedef {import("mongodb").Db} Db */

const colours = [
  ...["black", "white", "grey", "beige", "brown", "red", "maroon", "pink", "orange"],
  ...["yellow", "green", "olive", "teal", "blue", "navy", "purple", "multi"],
];

/** As `stem` in lib/catalog/server/search/language.ts when this was written. @param {string} colour */
const stem = (colour) => (colour === "navy" ? "navi" : colour);

/**
 * Adds the colour of products to the words that they are found by, in place of the same word of a lesser field: see
 * `searchFields` in lib/catalog/server/search/words.ts.
 * @param {Db} db
 */
export async function up(db) {
  for (const colour of colours) {
    const word = stem(colour);
    const own = `colour:${word}`;
    const lesser = ["brand", "category", "text"].map((field) => `${field}:${word}`);
    const others = { $filter: { input: "$words", cond: { $not: { $in: ["$$this", lesser] } } } };
    await db
      .collection("products")
      .updateMany({ colour, words: { $nin: [`title:${word}`, own] } }, [
        { $set: { words: { $concatArrays: [others, [own]] } } },
      ]);
  }
}

/** Takes the words away; one that a description has comes back with the next edit. @param {Db} db */
export async function down(db) {
  const words = { $in: colours.map((colour) => `colour:${stem(colour)}`) };
  // @ts-expect-error The driver's types have no conditions on the entries of an array of an unknown collection.
  await db.collection("products").updateMany({}, { $pull: { words } });
}
