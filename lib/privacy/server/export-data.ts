import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connection";
import { log } from "@/lib/server/log";
import { User } from "@/models/user";
import type { AnyPart, Entries } from "./part";
import { parts } from "./parts";

interface Read {
  part: AnyPart;
  entries: Entries<unknown>;
}

/**
 * All that is stored about a person, as the JSON of `ExportAnswer`: first an index with the number of entries, then the
 * entries, read as they are sent.
 * @throws what the database throws before the first byte; after that the stream ends with an error
 */
export async function exportData(userId: string): Promise<ReadableStream<Uint8Array>> {
  await connectDatabase();
  const id = new Types.ObjectId(userId);
  const account = await User.findById(id, { email: 1, emailVerifiedAt: 1 }).lean();
  const owner = { id, email: account?.emailVerifiedAt ? account.email : null };
  const read: Read[] = [];
  for (const part of parts) read.push({ part, entries: await part.read(owner) });
  const texts = textOf(read);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, "an export of personal data was cut off");
        controller.error(error);
      }
    },
    async cancel() {
      await texts.return();
    },
  });
}

async function* textOf(read: readonly Read[]): AsyncGenerator<string, void, void> {
  const index = read.map(({ part: { name, what }, entries: { count } }) => ({ name, what, count }));
  yield `{"success":true,\n"index":${JSON.stringify(index)}`;
  for (const { part, entries } of read) {
    yield `,\n${JSON.stringify(part.name)}:${part.isOne ? "" : "["}`;
    let before = "";
    for await (const entry of entries.entries) {
      yield before + JSON.stringify(entry);
      before = ",\n";
    }
    if (!part.isOne) yield "]";
  }
  yield "}\n";
}
