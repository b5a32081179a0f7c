/** The oldest Node that the shop and its packages run on. */
const oldest = [20, 19];

/**
 * The message for a user whose Node is too old; undefined if it is supported.
 * @param {string} version as in process.versions.node
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldest;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return undefined;
  return `This is Node ${version}. Vastra needs Node ${oldest.join(".")} or newer: https://nodejs.org`;
}
