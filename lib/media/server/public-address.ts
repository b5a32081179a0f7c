import "server-only";
import { lookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { AppError } from "@/lib/errors";

/** The part of IPv6 allocated for the public internet; everything outside it is special-purpose or unused. */
const publicIpv6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, shared, reserved, multicast
 * or an IPv6 form that embeds an IPv4 address for a gateway. IPv4-mapped IPv6 (`::ffff:10.0.0.1`) counts as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(publicIpv6);
}

/** A host with at least one IP address that is not public. */
export class PrivateHost extends Error {
  override readonly name = "PrivateHost";
}

/**
 * Resolves a host name for a connection and rejects it when any of its IP addresses is not public. The connection uses
 * the IP addresses returned here, so a DNS change a moment later has no effect.
 */
export function publicLookup(isAllowed = isPublicAddress): LookupFunction {
  return (host, { family, hints, all }, done) => {
    lookup(host, { all: true, family: family === "IPv6" ? 6 : family === "IPv4" ? 4 : family, hints }).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) done(new PrivateHost(host), "");
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}

/**
 * A URL from which a picture may be fetched, judged by its form alone: https on the default port, without credentials,
 * and without an IP address outside the public internet. Host names are checked when they are resolved.
 * @throws AppError invalid with the reason
 */
export function fetchableAddress(text: string): URL {
  const refuse = (reason: string) => new AppError("invalid", reason);
  if (!URL.canParse(text)) throw refuse("is not a web URL");
  const url = new URL(text);
  if (url.protocol !== "https:") throw refuse("must begin with https://");
  if (url.username || url.password) throw refuse("must not contain a user name or a password");
  if (url.port) throw refuse("must not name a port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host) && !isPublicAddress(host)) throw refuse(privateHost);
  return url;
}

/** The reason for a URL that points into a private network. */
export const privateHost = "leads to a private network; use an address that everybody can open";
