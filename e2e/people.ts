import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import type { Db } from "mongodb";

export type Person = { id: string; username: string; email: string; password: string };

/** Somebody who is signed in, with the request context that carries the session. */
export type Caller = Person & { request: APIRequestContext };

/** A name and an address that no other test has. */
export function newPerson(): Omit<Person, "id"> {
  const unique = randomUUID().slice(0, 13);
  return { username: `Test ${unique}`, email: `${unique}@shopper.example`, password: `pass ${unique}` };
}

/** Registers somebody through the API. */
export async function register(request: APIRequestContext): Promise<Omit<Person, "id">> {
  const person = newPerson();
  const { username, email, password } = person;
  const answer = await request.post("/api/auth/register", { data: { username, email, password } });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** Signs somebody in and gives the request context that holds the cookie. */
export async function signIn(request: APIRequestContext, person: Omit<Person, "id">): Promise<Caller> {
  const { email, password } = person;
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { user } = await answer.json();
  return { ...person, id: user.id, request };
}

/** Makes callers in request contexts of their own, and closes those at the end of the test. */
export function callers(playwright: PlaywrightWorkerArgs["playwright"], baseURL: string | undefined) {
  const contexts: APIRequestContext[] = [];
  const newContext = async () => {
    const context = await playwright.request.newContext({ baseURL });
    contexts.push(context);
    return context;
  };
  return {
    /** Somebody who is not signed in. */
    guest: newContext,
    shopper: async () => {
      const request = await newContext();
      return signIn(request, await register(request));
    },
    /** Nobody becomes an admin by a call, so the role is put into the database, before signing in. */
    admin: async (database: Db) => {
      const request = await newContext();
      const person = await register(request);
      await database.collection("users").updateOne({ email: person.email }, { $set: { role: "admin" } });
      return signIn(request, person);
    },
    close: () => Promise.all(contexts.map((context) => context.dispose())),
  };
}
