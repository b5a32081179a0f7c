import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A process as it can be told from a later one with the same number.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/** @param {number} pid @returns {{ startedAt: string, parent: number } | undefined} */
function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the command in parentheses and may hold spaces: count from its end.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parent] = fields;
  if (state === "Z" || state === "X") return undefined;
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return { startedAt: `${boot}:${fields[19]}`, parent: Number(parent) };
}

/** @param {number} pid @returns {{ startedAt: string, parent: number } | undefined} */
function fromPs(pid) {
  const line = execFileSync("ps", ["-o", "stat=,ppid=,lstart=", "-p", String(pid)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [state = "", parent, ...started] = line.trim().split(/\s+/);
  if (state === "" || state.startsWith("Z")) return undefined;
  return { startedAt: started.join(" "), parent: Number(parent) };
}

/** What the system knows of a running process; undefined when there is none. @param {number} pid */
function look(pid) {
  try {
    return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** @param {number} pid @returns {ProcessIdentity | undefined} */
export function identify(pid) {
  const seen = look(pid);
  return seen && { pid, startedAt: seen.startedAt };
}

/** @param {ProcessIdentity} identity */
export const isRunning = (identity) => look(identity.pid)?.startedAt === identity.startedAt;

/**
 * The processes above this one that it was started by on somebody's behalf: npm and the shell npm runs scripts in.
 * When one of them is killed, nobody can stop this process any more. Empty when npm is not involved.
 * @returns {ProcessIdentity[]}
 */
export function launchers() {
  if (!process.env.npm_lifecycle_event) return [];
  const shell = identify(process.ppid);
  const npm = identify(look(process.ppid)?.parent ?? 0);
  return [shell, npm].filter((one) => one !== undefined && one.pid > 1);
}
