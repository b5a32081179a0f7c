import { isIPv4, isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, without leading zeros: "2001:db8::1" -> ["2001", "db8", "0", ...]. */
function groupsOf(address: string): string[] {
  // The URL parser converts every spelling of an IP address to its shortest form.
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [before = [], after = []] = [head, tail].map((part) => part.split(":").filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

/** Converts IPv4-mapped IPv6 to IPv4 and removes the interface name: "::ffff:203.0.113.9" -> "203.0.113.9". */
function plainAddress(address: string): string {
  return address.split("%", 1)[0]?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
}

/**
 * The network of an IP address, which identifies no person: the /24 of IPv4, the /48 of IPv6.
 * "203.0.113.9" -> "203.0.113.0/24"; "unknown" for anything that is not an IP address.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(":")}::/48`;
  return "unknown";
}

/**
 * The key by which limits count an IP address: IPv4 as it is, IPv6 by its /64, the smallest network of one subscriber.
 */
export function subscriberOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}
