import type * as z from "zod";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** The message for an invalid value whose schema has none of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const counts = "origin" in issue && (issue.origin === "number" || issue.origin === "int");
  if (issue.input === undefined) return "is missing";
  if (issue.code === "invalid_type") return `must be ${kinds[issue.expected] ?? "of another type"}`;
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") return counts ? `must be at least ${issue.minimum}` : "is too short";
  if (issue.code === "too_big") return counts ? `must be at most ${issue.maximum}` : "is too long";
  return "is not valid";
}

/** Pass this to every parse of client input: zod's own messages are for developers. */
export const sentences: z.core.ParseContext<z.core.$ZodIssue> = { error: sentenceOf };
