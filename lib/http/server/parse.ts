import type * as z from "zod";
import { AppError, type Issue } from "@/lib/errors";
import { issueSentence } from "@/lib/issue-sentence";
import { readJson } from "./read-body";
import { sentences } from "./sentences";

/** The issues of a failed parse in our shape: dotted paths, a sentence each. */
export function issuesOf(error: z.ZodError): Issue[] {
  return error.issues.map((issue) => ({ field: issue.path.join("."), reason: issue.message }));
}

function refusal(error: z.ZodError): AppError {
  const issues = issuesOf(error);
  const [first] = issues;
  return new AppError("invalid", first ? issueSentence(first) : "The request is not valid.", { issues });
}

/**
 * Parses the JSON body; undefined for endpoints without one.
 * @throws AppError too_large, unsupported_type, bad_json, invalid
 */
export async function parseBody(schema: z.ZodType | undefined, request: Request): Promise<unknown> {
  if (!schema) return undefined;
  const json = await readJson(request);
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    const reason = "The body must be a JSON object.";
    throw new AppError("invalid", reason, { issues: [{ field: "", reason }] });
  }
  const parsed = schema.safeParse(json, sentences);
  if (!parsed.success) throw refusal(parsed.error);
  return parsed.data;
}

/** Parses the query; a repeated parameter becomes a list, an empty one counts as missing. @throws AppError invalid */
export function parseQuery(schema: z.ZodType | undefined, request: Request): unknown {
  if (!schema) return undefined;
  const lists = new Map<string, string[]>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value === "") continue;
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  // fromEntries makes `__proto__` an ordinary field.
  const values = Object.fromEntries([...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
  const parsed = schema.safeParse(values, sentences);
  if (!parsed.success) throw refusal(parsed.error);
  return parsed.data;
}

/** Parses the path parameters; invalid ones are not found. @throws AppError not_found */
export function parseParams(
  schema: z.ZodType | undefined,
  raw: Record<string, string | string[] | undefined>,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new AppError("not_found", "This path does not exist.");
  return parsed.data;
}
