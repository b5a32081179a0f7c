import type { MongoClientOptions } from "mongodb";

/**
 * How many connections a process holds, and for how long idle ones stay open.
 * @param isServerless many small instances that are suspended between requests: each holds few connections and gives
 * idle ones up within seconds, so that suspended instances don't use up those that the cluster allows
 */
export function poolOptions(isServerless: boolean): MongoClientOptions {
  return isServerless ? { maxPoolSize: 5, minPoolSize: 0, maxIdleTimeMS: 5_000 } : { maxPoolSize: 30 };
}
