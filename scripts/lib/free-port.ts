import getPort, { clearLockedPorts } from "get-port";

function* from(port: number): Generator<number> {
  for (let next = port; next <= 65_535; next += 1) yield next;
}

/** A free port of this machine. Two concurrent calls return different ports. */
export function anyFreePort(): Promise<number> {
  return getPort();
}

/** The wanted port, unless it is in use on any network interface of this machine: then another free one. */
export function thisOrAnyFreePort(wanted: number): Promise<number> {
  // get-port does not return a port twice within 30 s, but a restarted service needs the one it had.
  clearLockedPorts();
  return getPort({ port: wanted });
}

/** The first free port from `wanted` on; any free one if there is none. */
export function nextFreePort(wanted: number): Promise<number> {
  clearLockedPorts();
  return getPort({ port: from(wanted) });
}
