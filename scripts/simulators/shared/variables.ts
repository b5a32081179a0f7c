/** A variable that the simulator requires. @throws Error that names it */
export function needed(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

/** The port to listen on. */
export function portFromEnvironment(): number {
  return Number(process.env.PORT ?? 0);
}
