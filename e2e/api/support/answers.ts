import { type APIResponse, expect } from "@playwright/test";

/** The body of a good answer. */
export async function good(answer: APIResponse, status = 200) {
  expect(answer.status(), await answer.text()).toBe(status);
  const body = await answer.json();
  expect(body.success).toBe(true);
  return body;
}

/** The body of an error with this status and code, and where `field` is given an issue that names it. */
export async function bad(answer: APIResponse, status: number, code: string, field?: string) {
  expect(answer.status(), await answer.text()).toBe(status);
  const body = await answer.json();
  expect(body).toMatchObject({ success: false, code, message: expect.stringMatching(/\S/) });
  if (field) expect(body.issues.map((issue: { field: string }) => issue.field)).toContain(field);
  return body;
}
