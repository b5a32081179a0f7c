/** The calls to the provider's API, newest last. */
export interface LoggedCall {
  at: string;
  method: string;
  path: string;
  /** Null while there is no response, and when the connection was dropped. */
  status: number | null;
  [detail: string]: unknown;
}

/** How many entries are stored. */
const maxCalls = 2000;

/** Adds an entry to a list that drops its oldest ones. */
export function note<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry);
  if (list.length > maxCalls) list.splice(0, list.length - maxCalls);
}
