// The reader of the output may close it, a terminal for instance; the program keeps running until it is stopped.
process.stdout.on("error", () => {});

/** Prints a line for the user. @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Formats a duration. @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs `work` and reports progress once it takes longer than a second: at the start, every 15 s, and at the end.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const begun = Date.now();
  let announced = false;
  const announce = setTimeout(() => {
    announced = true;
    say(`  ${label} ...`);
  }, 1000);
  const remind = setInterval(() => say(`  ${label} ... ${Math.round((Date.now() - begun) / 1000)} s`), 15_000);
  try {
    const result = await work();
    if (announced) say(`  ${label}: done in ${seconds(Date.now() - begun)}`);
    return result;
  } finally {
    clearTimeout(announce);
    clearInterval(remind);
  }
}
