import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Line = [table: string, id: string, value: unknown];

/**
 * Tables that survive a restart. Every change appends one line to a file, so that a kill loses at most the line being
 * written; the file is compacted at each start. Without a folder everything stays in memory.
 */
export class Store {
  readonly #file: string | undefined;
  readonly #tables = new Map<string, Map<string, unknown>>();

  constructor(folder?: string) {
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, "state.jsonl");
    for (const [table, id, value] of readLines(this.#file)) this.#rows(table).set(id, value);
    this.#rewrite();
  }

  /** The rows of one table, in the order they were first added. The caller defines their type. */
  table<Row>(name: string): Table<Row> {
    return {
      get: (id) => this.#rows(name).get(id) as Row | undefined,
      all: () => [...this.#rows(name).values()] as Row[],
      put: (id, row) => {
        this.#rows(name).set(id, row);
        if (this.#file) appendFileSync(this.#file, `${JSON.stringify([name, id, row])}\n`, { mode: 0o600 });
      },
    };
  }

  clear(): void {
    this.#tables.clear();
    this.#rewrite();
  }

  #rows(name: string): Map<string, unknown> {
    const rows = this.#tables.get(name) ?? new Map<string, unknown>();
    this.#tables.set(name, rows);
    return rows;
  }

  #rewrite(): void {
    if (!this.#file) return;
    const lines = [...this.#tables].flatMap(([table, rows]) =>
      [...rows].map(([id, value]) => `${JSON.stringify([table, id, value])}\n`),
    );
    const draft = `${this.#file}.${process.pid}.tmp`;
    writeFileSync(draft, lines.join(""), { mode: 0o600 });
    renameSync(draft, this.#file);
  }
}

export interface Table<Row> {
  get: (id: string) => Row | undefined;
  all: () => Row[];
  put: (id: string, row: Row) => void;
}

/** The lines of a file; an incomplete last one is skipped. */
function readLines(file: string): Line[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return whole
    .split("\n")
    .filter(Boolean)
    .map((line): Line => JSON.parse(line));
}
