import type { AnyBulkWriteOperation, UpdateQuery } from "mongoose";
import { wordAnswers } from "@/lib/cache/server/tags.mjs";
import { InvalidatedTag } from "@/models/invalidated-tag";
import { Product, type ProductFields } from "@/models/product";
import { VocabularyWord, type VocabularyWordFields } from "@/models/vocabulary-word";
import { deletions } from "./spelling";
import { bareWord, searchFields } from "./words";

/** How many writes are sent to the database at a time. */
const batchSize = 1_000;

/** Adds the words of stored products to the vocabulary. */
export async function addToVocabulary(products: readonly Pick<ProductFields, "words">[]): Promise<void> {
  const counts = countWords(products.flatMap(({ words }) => words.map((word): [string, number] => [word, 1])));
  await writeVocabulary(counts, (products, rest) => ({ $inc: { products }, $set: rest }));
  await invalidateWords();
}

/**
 * Rebuilds the search fields of all products and the vocabulary: for products stored without them, after a change of
 * the rules in lib/catalog/server/search/words, and from time to time, since words of deleted products stay until then.
 * @returns how many products got other search fields, and how many words there are
 */
export async function rebuildSearch(): Promise<{ products: number; words: number }> {
  const start = new Date();
  const products = await rewriteSearchFields();
  const rows = await Product.aggregate<{ _id: string; products: number }>([
    { $match: { live: true } },
    { $unwind: "$words" },
    { $group: { _id: "$words", products: { $sum: 1 } } },
  ]);
  const counts = countWords(rows.map((row) => [row._id, row.products]));
  await writeVocabulary(counts, (products, rest) => ({ $set: { products, ...rest } }));
  await VocabularyWord.deleteMany({ learnedAt: { $lt: start } });
  await invalidateWords();
  return { products, words: counts.size };
}

/** Tells all instances that searches may find other words. */
async function invalidateWords(): Promise<void> {
  await InvalidatedTag.create([{ tags: [wordAnswers], at: new Date() }]);
}

function countWords(marked: [word: string, products: number][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word, products] of marked) counts.set(bareWord(word), (counts.get(bareWord(word)) ?? 0) + products);
  return counts;
}

type Rest = { deletions: string[]; learnedAt: Date };

async function writeVocabulary(
  counts: Map<string, number>,
  update: (products: number, rest: Rest) => UpdateQuery<VocabularyWordFields>,
): Promise<void> {
  const learnedAt = new Date();
  for (const batch of batches([...counts], batchSize)) {
    const writes = batch.map(([word, products]) => ({
      updateOne: {
        filter: { _id: word },
        update: update(products, { deletions: deletions(word), learnedAt }),
        upsert: true,
      },
    }));
    await VocabularyWord.bulkWrite(writes, { ordered: false });
  }
}

function* batches<T>(all: T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

async function rewriteSearchFields(): Promise<number> {
  const fields = { title: 1, colour: 1, brand: 1, category: 1, description: 1, words: 1 };
  const cursor = Product.find({}, fields).lean().cursor({ batchSize });
  let rewritten = 0;
  let writes: AnyBulkWriteOperation<ProductFields>[] = [];
  const flush = async () => {
    if (writes.length > 0) rewritten += (await Product.bulkWrite(writes, { ordered: false })).modifiedCount;
    writes = [];
  };
  for await (const { _id, words, ...read } of cursor) {
    const { words: right } = searchFields(read);
    if (right.join() === words.join()) continue;
    // Only if the product is unchanged since it was read: an edit in the meantime has written the right words itself.
    writes.push({ updateOne: { filter: { _id, ...read }, update: { $set: { words: right } }, timestamps: false } });
    if (writes.length === batchSize) await flush();
  }
  await flush();
  return rewritten;
}
