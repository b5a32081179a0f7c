import "server-only";
import { mailNames } from "@/lib/message/options";
import { Message } from "@/models/message";
import { ExportedMail } from "../../schema";
import { batched } from "../batched";
import type { PersonalPart } from "../part";

export const messagesPart: PersonalPart<"messages"> = {
  name: "messages",
  what: "The mails that we sent you: what about and when. We keep no texts.",
  read: ({ id }) =>
    batched(Message, { userId: id }, { createdAt: -1 }, (messages) =>
      messages.map(({ kind, orderId, state, createdAt, sentAt }) => {
        const about = { kind, about: mailNames[kind], orderId: orderId?.toString() ?? null, state };
        const times = { createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
        return ExportedMail.parse({ ...about, ...times });
      }),
    ),
  /** Mails about orders stay in the list of the order, without whom they went to; those that wait are not sent. */
  async erase({ id }, session) {
    const own = { userId: id };
    await Message.deleteMany({ ...own, orderId: { $exists: false } }, { session });
    await Message.updateMany(
      { ...own, state: "waiting" },
      { $set: { state: "expired" }, $unset: { nextTryAt: 1, why: 1 } },
      { session },
    );
    await Message.updateMany(own, { $unset: { userId: 1 } }, { session });
  },
  canReturn: true,
};
