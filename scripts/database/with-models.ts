import "@/lib/server/database/driver-patch.mjs";
import mongoose from "mongoose";
import { connecting, unreachable } from "../lib/local-database";

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
  const options = {
    autoIndex: false,
    autoCreate: false,
    ...connecting,
    // One connection answers in order, so nothing that migrate-mongo did not await is open when the work is done.
    maxPoolSize: 1,
  };
  await mongoose.connect(uri, options).catch(unreachable(uri));
  try {
    await refuseStandalone();
    return await work();
  } finally {
    await mongoose.disconnect();
  }
}
