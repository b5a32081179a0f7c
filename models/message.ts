import { type InferSchemaType, Schema, type Types } from "mongoose";
import { type MailKind, mailNames, messageStates } from "@/lib/message/options";
import { defineModel } from "./define-model";

/**
 * The outbox: a mail to an account, or about a grievance, written in the transaction of what it tells about. It refers to
 * what it is composed from, and holds no text, and no address but that of an account that the same transaction has deleted.
 */
const messageSchema = new Schema(
  {
    /** What it tells about: a second message about the same is impossible. */
    key: { type: String, required: true },
    kind: { type: String, enum: Object.keys(mailNames) as MailKind[], required: true },
    state: { type: String, enum: messageStates, required: true },
    /** Absent when it was sent long ago, like the two below. */
    userId: { type: Schema.Types.ObjectId },
    /** Instead of an account, of one that is deleted: until the mail is sent, or given up. */
    to: { type: { _id: false, name: { type: String, required: true }, email: { type: String, required: true } } },
    /** The order that it is about, and the index of the step in its history. */
    orderId: { type: Schema.Types.ObjectId },
    step: { type: Number },
    /** The return of that order that it is about instead, and the index of the step in the return's history. */
    returnId: { type: Schema.Types.ObjectId },
    returnStep: { type: Number },
    /** The grievance that it is about instead, whose email address it goes to, and the index of the answer in it. */
    grievanceId: { type: Schema.Types.ObjectId },
    answer: { type: Number },
    /** The record of the link that it carries, see models/account-link.ts. */
    linkId: { type: String },
    /** How often somebody began to send it. */
    tries: { type: Number, required: true },
    /** When it is tried next; while it is being sent, the end of the sender's lease. Absent unless it waits. */
    nextTryAt: { type: Date },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date },
    failedAt: { type: Date },
    /** Why the last try failed, without an address or a text of the mail server. */
    why: { type: String },
  },
  { collection: "messages" },
);

messageSchema.index({ key: 1 }, { unique: true });
messageSchema.index({ nextTryAt: 1 }, { partialFilterExpression: { nextTryAt: { $exists: true } } });
// lib/jobs/server/former-names.ts: the same by the name that the version before writes.
messageSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
messageSchema.index({ grievanceId: 1 }, { partialFilterExpression: { grievanceId: { $exists: true } } });
messageSchema.index({ orderId: 1, createdAt: 1 }, { partialFilterExpression: { orderId: { $exists: true } } });
// lib/privacy/server/parts/messages.ts: the mails to an account; those about its orders and grievances by the two above.
messageSchema.index({ userId: 1, createdAt: 1 }, { partialFilterExpression: { userId: { $exists: true } } });
// Lists for admins: failed ones first.
messageSchema.index({ failedAt: -1, createdAt: -1, _id: -1 });
messageSchema.index({ state: 1, failedAt: -1, createdAt: -1, _id: -1 });
// Used to remove what sent messages no longer need.
messageSchema.index({ sentAt: 1 }, { partialFilterExpression: { userId: { $exists: true } } });

export type MessageFields = InferSchemaType<typeof messageSchema>;
export type StoredMessage = MessageFields & { _id: Types.ObjectId };

export const Message = defineModel<MessageFields>("Message", messageSchema);
