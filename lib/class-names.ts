/**
 * Joins class names; what is not set is left out. No two of them may set the same property, because which one wins would
 * not depend on their order: e2e/class-conflicts.ts finds such lists on the pages of the tests.
 */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
