/**
 * Runs `npm run admin -- ...` once for each list of words in COMMANDS, all in this process: loading what they share takes a
 * second of processor time. The exit code of each comes after what it has written.
 */
const commands: string[][] = JSON.parse(String(process.env.COMMANDS));

for (const [at, words] of commands.entries()) {
  process.argv.splice(2, process.argv.length, ...words);
  process.exitCode = 0;
  await import(`../../../scripts/admin.ts?${at}`);
  console.log(`exit code ${process.exitCode}`);
}
process.exitCode = 0;

export {};
