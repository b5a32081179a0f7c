import assert from "node:assert/strict";
import type { APIResponse } from "@playwright/test";

// Not by `expect`: each expectation is a step of Playwright's report, which takes more processor time than the call itself.

async function textOf(answer: APIResponse, status: number): Promise<string> {
  const text = await answer.text();
  assert(answer.status() === status, `${answer.url()} answers ${answer.status()}, not ${status}: ${text}`);
  return text;
}

/** The body of a good answer. */
export async function good(answer: APIResponse, status = 200) {
  const text = await textOf(answer, status);
  const body = JSON.parse(text);
  assert(body.success === true, text);
  return body;
}

/** The body of an error with this status and code, and where `field` is given an issue that names it. */
export async function bad(answer: APIResponse, status: number, code: string, field?: string) {
  const text = await textOf(answer, status);
  const body = JSON.parse(text);
  assert(body.success === false && body.code === code && /\S/.test(body.message ?? ""), `No ${code}: ${text}`);
  const issues: { field: string }[] = body.issues ?? [];
  assert(field === undefined || issues.some((issue) => issue.field === field), `No issue of ${field}: ${text}`);
  return body;
}
