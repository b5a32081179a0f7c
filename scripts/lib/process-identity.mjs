import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Identifies a process, and distinguishes it from a later one with the same process id.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/** @param {number} pid @returns {{ startedAt: string, parent: number } | undefined} */
function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the command in parentheses and may contain spaces: count from its end.
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

/** What the system reports about a running process; undefined when there is none. @param {number} pid */
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

/** The name of the program a process runs, without its folder. @param {number} pid */
function programOf(pid) {
  try {
    const line =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0]
        : execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return basename(line ?? "").replace(/^-/, "");
  } catch {
    return "";
  }
}

/**
 * The ancestors of this process that belong to npm: npm, and its shell if that keeps running. When one of them is
 * killed, nothing can stop this process any more. Empty when npm is not involved.
 * @returns {ProcessIdentity[]}
 */
export function launchers() {
  if (!process.env.npm_lifecycle_event) return [];
  const parent = identify(process.ppid);
  const shell = /^(sh|ash|dash|bash|ksh|zsh)$/.test(programOf(process.ppid));
  const npm = shell ? identify(look(process.ppid)?.parent ?? 0) : undefined;
  return [parent, npm].filter((one) => one !== undefined && one.pid > 1);
}
