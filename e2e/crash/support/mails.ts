import type { Db, Document } from "mongodb";
import { mailsAbout } from "@/lib/order/mails";
import type { Change, OrderState } from "@/lib/order/transitions";
import { mailAbout } from "@/lib/return/mails";
import type { ReturnChange } from "@/lib/return/transitions";
import type { Place } from "./place";
import { request } from "./request";

interface ReceivedMail {
  to: string;
  messageId: string;
}

/** The mails that each step of an order's history has to have, by the same rules as the shop's. */
function wantedMails(order: Document): string[] {
  return order.history.flatMap((step: Document, index: number) => {
    const before: Document | undefined = order.history[index - 1];
    const { paymentMethod } = order;
    if (toldByReturns.includes(step.event)) return [];
    if (!before) return paymentMethod === "Cash On Delivery" ? [`${order._id}-0-orderPlaced`] : [];
    if (step.event === "paidTwice") return [`${order._id}-${index}-refundStarted`];
    if (step.event === "secondRefunded") return [`${order._id}-${index}-refundArrived`];
    const closers: Record<string, string> = { replaced: "replaced", timedOut: "timeout" };
    const change = { ...step, closedBy: closers[step.event] ?? null } as unknown as Change;
    const isExchange = Boolean(order.exchangeOf);
    const kinds = mailsAbout({ ...before, paymentMethod, isExchange } as unknown as OrderState, change);
    return kinds.map((kind) => `${order._id}-${index}-${kind}`);
  });
}

/** Steps of orders of which the return's mails tell. */
const toldByReturns = ["exchangePlaced", "everythingRefunded", "exchangeRefunded"];

/** The same for a return. */
function wantedReturnMails({ _id, history }: Document): string[] {
  return history.flatMap((step: Document, index: number) => {
    const refundStatus = step.data?.paise > 0 ? "To pay" : "None";
    const change = { ...step, refundStatus, releases: false } as unknown as ReturnChange;
    const kind = mailAbout({ status: history[index - 1]?.status ?? null }, change);
    return kind ? [`${_id}-${index}-${kind}`] : [];
  });
}

/**
 * What is wrong with the mails once all are sent: one for each step that was kept, none for another, each received once.
 * Twice is right only when somebody began to send it twice: the kill came between the mail server's yes and its note.
 */
export async function faultsInMails(database: Db, { mailboxUrl }: Place): Promise<string[]> {
  const orders = await database.collection("orders").find().toArray();
  const stored = await database.collection("messages").find().toArray();
  const { messages } = (await (await request(`${mailboxUrl}/_test/messages`)).json()) as { messages: ReceivedMail[] };
  const copies = new Map<string, number>();
  for (const { messageId } of messages) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);

  const returns = await database.collection("returns").find().toArray();
  const wanted = new Set([...orders.flatMap(wantedMails), ...returns.flatMap(wantedReturnMails)]);
  // The mail that an account is deleted is about no order.
  const faults = stored
    .filter(({ key, kind }) => kind !== "accountDeleted" && !wanted.has(key))
    .map(({ key }) => `mail ${key} is about nothing that was kept`);
  const keys = new Set(stored.map(({ key }) => key));
  for (const key of wanted) if (!keys.has(key)) faults.push(`mail ${key} was not queued`);
  for (const { _id, key, state, tries } of stored) {
    const received = copies.get(`<${_id}@localhost>`) ?? 0;
    if (state !== "sent" || received === 0) faults.push(`mail ${key} is ${state}, received ${received} times`);
    if (received > tries) faults.push(`mail ${key} was received ${received} times in ${tries} tries`);
    copies.delete(`<${_id}@localhost>`);
  }
  for (const id of copies.keys()) faults.push(`mail ${id} was received and never queued`);
  return faults;
}
