import type { Issue } from "@/lib/errors";

/** Formats a reason for display below its field: "must be a name" -> "Must be a name." */
export function sentence(reason: string): string {
  const begun = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** The server's issues by field, the first of each; issues of unknown fields are left to the toast. */
export function issuesByField(issues: readonly Issue[], names: readonly string[]): [name: string, reason: string][] {
  const found = new Map<string, string>();
  for (const { field, reason } of issues) {
    const name = names.find((candidate) => field === candidate || field.startsWith(`${candidate}.`));
    if (name !== undefined && !found.has(name)) found.set(name, reason);
  }
  return [...found];
}
