import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../lib/folders.mjs";
import { withGiven } from "./environment";
import { makeSecrets } from "./secrets";
import { shopVariables } from "./shop-variables";

test("secrets are long, and another set each time", () => {
  const [one, two] = [makeSecrets(), makeSecrets()];
  expect(Buffer.byteLength(one.JWT_SECRET)).toBeGreaterThanOrEqual(32);
  expect(one.shopperPassword.length).toBeGreaterThanOrEqual(8);
  for (const name of Object.keys(one) as (keyof typeof one)[]) expect(one[name]).not.toBe(two[name]);
});

test("what is given wins over a clone's own secrets; an empty variable is not given", () => {
  const secrets = withGiven(makeSecrets(), { RAZORPAY_KEY_ID: "rzp_test_mine", CRON_SECRET: " " });
  expect(secrets.RAZORPAY_KEY_ID).toBe("rzp_test_mine");
  expect(secrets.CRON_SECRET.trim()).not.toBe("");
});

test("every variable stands in .env.example and in the operations manual", () => {
  const example = readFileSync(inRoot(".env.example"), "utf8");
  const listed = [...example.matchAll(/^([A-Z0-9_]+)=$/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual([...shopVariables].toSorted());
  const manual = readFileSync(inRoot("docs/operations.md"), "utf8");
  for (const name of shopVariables) expect(manual).toContain(`| \`${name}\` |`);
});
