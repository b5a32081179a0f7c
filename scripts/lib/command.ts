/** Runs a command of the terminal: what goes wrong is printed, and the exit code is `failed`. */
export async function runCommand(work: () => Promise<void>, failed = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = failed;
  }
}

/** The one word that a command is given. @throws Error with its usage when there is none, or more than one */
export function onlyWord(words: readonly string[], usage: string): string {
  const [word, ...rest] = words;
  if (!word || rest.length > 0) throw new Error(`Usage: ${usage}`);
  return word;
}
