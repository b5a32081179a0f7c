import type { ClientSession, Db, Document } from "mongodb";
import { missingIndexes } from "@/lib/server/database/missing";
import { accountRules } from "./rules/accounts";
import { documentRules } from "./rules/documents";
import { messageRules } from "./rules/messages";
import { orderRules } from "./rules/orders";
import { productRules } from "./rules/products";
import { returnRules } from "./rules/returns";
import { reviewRules } from "./rules/reviews";
import type { Rule } from "./rules/rule";
import { uploadRules } from "./rules/uploads";

const rules: readonly Rule[] = [
  ...productRules,
  ...orderRules,
  ...returnRules,
  ...reviewRules,
  ...documentRules,
  ...messageRules,
  ...accountRules,
  ...uploadRules,
];

/** How many documents are listed of those that break a rule. */
const listed = 20;

/** A document that breaks a rule, in a line. */
function lineOf({ fault, collection }: Rule, { _id, pieces, amount }: Document): string {
  const difference = pieces === undefined || amount === undefined ? "" : ` (${pieces} pieces, ${amount} paise)`;
  return `${collection} ${typeof _id === "object" && "day" in _id ? JSON.stringify(_id) : _id}: ${fault}${difference}`;
}

/**
 * Checks the data of any database of the shop; reads only. All of it is read as it was at one moment, so the shop may
 * go on meanwhile; that moment must not be longer ago than the database keeps snapshots (5 minutes unless configured).
 * @returns what breaks a rule, a line each; at most 20 lines for a rule
 */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const missing = (await missingIndexes(db)).filter(({ unique }) => unique);
  const broken = missing.map(({ name }) => `unique index ${name} is missing: npm run migrate`);
  await db.client.withSession({ snapshot: true }, async (session) => {
    for (const rule of rules) broken.push(...(await breaks(db, rule, session)));
  });
  return broken;
}

async function breaks(db: Db, rule: Rule, session: ClientSession): Promise<string[]> {
  const { collection, broken, fault } = rule;
  const found = await db
    .collection(collection)
    .aggregate([...broken, { $limit: listed + 1 }], { session, allowDiskUse: true })
    .toArray();
  const lines = found.slice(0, listed).map((document) => lineOf(rule, document));
  return found.length > listed ? [...lines, `${collection}, and more: ${fault}`] : lines;
}
