import { given } from "../shop/given";

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The hosts of a MongoDB URL, without ports. */
function hostsOf(uri: string): string[] {
  const authority = /^mongodb:\/\/([^/?]*)/.exec(uri)?.[1] ?? "";
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  return hosts.split(",").map((host) => host.replace(/:\d+$/, ""));
}

/**
 * Whether every host of a MongoDB URL is this machine. What the URL alone does not show, such as
 * mongodb+srv or a name that needs a lookup, counts as elsewhere.
 */
export function isLocalDatabase(uri: string): boolean {
  return hostsOf(uri).every((host) => loopback.test(host) || host.toLowerCase().endsWith(".sock"));
}

/** The URL without its name and password, for messages. */
export function withoutPassword(uri: string): string {
  return uri.replace(/\/\/[^/?]*@/, "//");
}

/** How a command connects: it does not wait long for a database that is away. */
export const connecting = { serverSelectionTimeoutMS: 5_000 };

/** Says of an error of connecting which database can't be reached. */
export function unreachable(uri: string) {
  return (error: Error): never => {
    throw new Error(`The database at ${withoutPassword(uri)} can't be reached: ${error.message}`);
  };
}

/**
 * Tests empty the database they use, so it must be on this machine.
 * @throws Error when MONGODB_URI names another host.
 */
export function refuseForeignDatabase(uri: string | undefined = given("MONGODB_URI")): void {
  if (!uri || isLocalDatabase(uri)) return;
  throw new Error(
    `MONGODB_URI names a database that is not on this machine (${withoutPassword(uri)}).\n` +
      "The tests never use a remote database. Unset MONGODB_URI and they start a database of their own.",
  );
}
