import { type ParseArgsConfig, parseArgs } from "node:util";

/** Runs a command of the terminal: what goes wrong is printed, and the exit code is `failed`. */
export async function runCommand(work: () => Promise<void>, failed = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = failed;
  }
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The one word that a command is given, and its options. @throws Error with its usage for anything else */
export function readCommand<const Known extends Options>(usage: string, options: Known = {} as Known) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [word = "", ...rest] = positionals;
    if (word && rest.length === 0) return { word, values };
  } catch {}
  throw new Error(`Usage: ${usage}`);
}
