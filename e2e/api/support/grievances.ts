import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Caller } from "../../people";
import { good } from "./answers";

export const newEmail = () => `${randomUUID().slice(0, 13)}@shopper.example`;

export const complaint = (email: string) => ({
  name: "Asha Rao",
  email,
  order: "A7B8C9D0",
  text: "The parcel was empty when it came.\nPlease send it again.",
});

export const raise = (request: APIRequestContext, data: object, headers: Record<string, string> = {}) =>
  request.post("/api/shop/grievance/add", { data, headers });

/** Raises a grievance and gives it as admins see it. */
export async function raised(request: APIRequestContext, admin: Caller, fields: object = {}) {
  const { number } = await good(await raise(request, { ...complaint(newEmail()), ...fields }), 201);
  return grievanceOf(admin, number);
}

export async function grievanceOf({ request }: Caller, number: string) {
  const { grievances } = await good(
    await request.get("/api/admin/grievances/get", { params: { q: number, limit: 1 } }),
  );
  return grievances[0];
}

export const update = ({ request }: Caller, grievanceId: string, data: object) =>
  request.put("/api/admin/grievances/update", { data: { grievanceId, ...data } });
