import getPort, { clearLockedPorts } from "get-port";

const highest = 65_535;

function* from(port: number): Generator<number> {
  for (let next = port; next <= highest; next += 1) yield next;
}

/** A free port of this machine. Two asked for at the same time differ. */
export function anyFreePort(): Promise<number> {
  return getPort();
}

/** The wanted port, unless somebody listens on it on any address of this machine: then another free one. */
export function thisOrAnyFreePort(wanted: number): Promise<number> {
  // get-port does not name a port twice within 30 s, but a service that is started again needs the one it had.
  clearLockedPorts();
  return getPort({ port: wanted });
}

/** The first free port from `wanted` on; any free one when there is none. */
export function nextFreePort(wanted: number): Promise<number> {
  clearLockedPorts();
  return getPort({ port: from(wanted) });
}
