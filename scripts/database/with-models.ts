import "@/lib/server/database/driver-patch.mjs";
import mongoose from "mongoose";
import { withoutPassword } from "../lib/local-database";

/** The timeout for finding the database, in ms. */
const timeoutMs = 5_000;

async function refuseStandalone(): Promise<void> {
  const hello = await mongoose.connection.db?.admin().command({ hello: 1 });
  if (hello?.setName || hello?.msg === "isdbgrid") return;
  throw new Error(
    "The database at MONGODB_URI is no replica set, and orders need transactions.\n" +
      "Start mongod with --replSet and run rs.initiate() once, or leave MONGODB_URI unset.",
  );
}

/**
 * Runs `work` with mongoose, and so the models of the shop, connected to a database.
 * @throws Error when the database can't be reached within 5 s, or is not a replica set.
 */
export async function withModels<T>(uri: string, work: () => Promise<T>): Promise<T> {
  try {
    await mongoose.connect(uri, {
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: timeoutMs,
      // One connection answers in order, so nothing that migrate-mongo did not await is open when the work is done.
      maxPoolSize: 1,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database at ${withoutPassword(uri)} can't be reached: ${reason}`);
  }
  try {
    await refuseStandalone();
    return await work();
  } finally {
    await mongoose.disconnect();
  }
}
