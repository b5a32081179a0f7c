import { keysOf } from "@/lib/keys";

/**
 * The actions that the log records about each kind of target, with the start of the sentence that admins read. An entry
 * stores kind and action; the words are only here.
 */
export const logActions = {
  product: {
    add: "Added product",
    edit: "Edited product",
    delete: "Deleted product",
    restore: "Restored product",
    import: "Imported product",
    "not restocked": "Did not restock returned pieces of a removed size of product",
  },
  order: {
    "set status": "Set the status of order",
    "set shipment": "Corrected the shipment of order",
    "clear warning": "Cleared the warning of order",
    "send mail again": "Sent a mail again about order",
    "update return": "Updated a return of order",
  },
  grievance: {
    answer: "Answered grievance",
    "set state": "Set the state of grievance",
    "send mail again": "Sent a mail again about grievance",
  },
  review: {
    publish: "Published a review of",
    hide: "Hid a review of",
    reply: "Answered a review of",
  },
  settings: {
    change: "Changed the settings:",
  },
  page: {
    change: "Changed the help page",
  },
  role: {
    grant: "Granted admin access to",
    revoke: "Removed admin access of",
    "reset second factor": "Reset the second factor of",
  },
  catalogue: {
    "add entry": "Added to the catalogue:",
    "edit entry": "Changed in the catalogue:",
    "delete entry": "Deleted from the catalogue:",
    "merge entries": "Merged in the catalogue:",
    "order list": "Reordered in the catalogue:",
  },
} as const;

export const logKinds = keysOf(logActions);
export type LogKind = keyof typeof logActions;
export type LogAction<Kind extends LogKind> = keyof (typeof logActions)[Kind];
