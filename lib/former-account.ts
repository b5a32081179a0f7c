/**
 * The id that orders, returns and open grievances have instead of their account's once that is deleted: no account has it,
 * and all former shoppers share it, so that it says nothing of who they were.
 */
export const formerAccountId = "000000000000000000000000";

/** How screens, the API and the log name who is gone. */
export const formerShopper = "Former shopper";
export const formerAdmin = "Former admin";

/** Whether what has this account's id belonged to an account that was deleted. @param id as text, or a database id */
export function isFormerAccount(id: { toString(): string } | null | undefined): boolean {
  return id?.toString() === formerAccountId;
}
