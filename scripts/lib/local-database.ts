const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The hosts of a MongoDB address, without ports. */
function hostsOf(uri: string): string[] {
  const authority = /^mongodb:\/\/([^/?]*)/.exec(uri)?.[1] ?? "";
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  return hosts.split(",").map((host) => host.replace(/:\d+$/, ""));
}

/**
 * Whether every host of a MongoDB address is this machine. What can't be told from the address alone, such as
 * mongodb+srv or a name that is looked up, counts as elsewhere.
 */
export function isLocalDatabase(uri: string): boolean {
  return hostsOf(uri).every((host) => loopback.test(host) || host.toLowerCase().endsWith(".sock"));
}

/** The address without the name and password in it, for messages. */
export function withoutPassword(uri: string): string {
  return uri.replace(/\/\/[^/?]*@/, "//");
}
