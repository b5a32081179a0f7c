import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "./process-identity.mjs";

/** @typedef {import("./process-identity.mjs").ProcessIdentity} ProcessIdentity */

/** Sends a signal to a process and all its children. @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is empty.
  }
}

/**
 * Waits until a process has exited. @param {ProcessIdentity} identity @param {number} timeoutMs in ms
 * @returns {Promise<boolean>} whether it exited
 */
export async function waitForEnd(identity, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Ends the leader of a process group and everything in the group: first gracefully, after `timeoutMs` ms by force.
 * A process that only has the same process id as the recorded one is not touched.
 * @param {ProcessIdentity} identity
 * @param {number} timeoutMs
 */
export async function endGroup(identity, timeoutMs) {
  if (!isRunning(identity)) return;
  signalGroup(identity.pid, "SIGTERM");
  await waitForEnd(identity, timeoutMs);
  signalGroup(identity.pid, "SIGKILL");
  await waitForEnd(identity, 5000);
}
