import { networkInterfaces } from "node:os";

/** Listens on every network that this machine is in. */
const everywhere = "0.0.0.0";

/**
 * The host to listen on: every network when `--host` or HOST=0.0.0.0 asks for it, so that a phone can open the shop, else
 * this machine only. Other values of HOST do not count: some shells set it to the machine's name.
 */
export function wantedHost(
  args: readonly string[] = process.argv,
  host: string | undefined = process.env.HOST,
): string {
  return args.includes("--host") || host === everywhere ? everywhere : "127.0.0.1";
}

/** This machine's first IPv4 address in a network; undefined without one. */
export function networkAddress(
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string | undefined {
  const addresses = Object.values(interfaces).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === "IPv4" && !internal)?.address;
}
