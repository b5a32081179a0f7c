/** The value of a variable; undefined when it is missing or empty. */
export function given(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

/**
 * The requested port.
 * @throws Error when PORT is not a valid port.
 */
export function wantedPort(fallback = 3000): number {
  const text = given("PORT");
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
}
