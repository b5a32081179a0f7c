import type { MongoClientOptions } from "mongodb";

/**
 * A server opens a few connections at its start: a burst of first requests would wait for more than one to be opened.
 */
const minPoolSize = 5;

/**
 * How many connections a process holds, and for how long idle ones stay open.
 * @param isServerless many small instances that are suspended between requests: each opens few connections and closes
 * idle ones within seconds, so that suspended instances don't exhaust the connections of the cluster
 */
export function poolOptions(isServerless: boolean): MongoClientOptions {
  return isServerless ? { maxPoolSize: 5, minPoolSize: 0, maxIdleTimeMS: 5_000 } : { maxPoolSize: 30, minPoolSize };
}
