import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startMailbox } from "./server";

let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeAll(async () => {
  mailbox = await startMailbox({ port: 0, smtpPort: 0 });
});
afterAll(() => mailbox.close());
beforeEach(() => post("reset", {}));

async function post(call: string, body: object): Promise<number> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await fetch(`${mailbox.url}/_test/${call}`, init)).status;
}

async function messages(to = ""): Promise<Record<string, string>[]> {
  const answer = await fetch(`${mailbox.url}/_test/messages?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Record<string, string>[] }).messages;
}

const send = (to: string, subject = "Your order ₹1,23,456") =>
  createTransport({ url: mailbox.smtpUrl }).sendMail({
    from: "Vastra <orders@vastra.example>",
    to,
    subject,
    text: "Thank you.",
    html: '<p>Thank you.</p><a href="http://localhost:3000/x?a=1&amp;b=2">Your orders</a>',
  });

it("stores accepted mails, newest first, and finds them by recipient", async () => {
  await send("asha@shop.example");
  await send("ravi@shop.example", "The second");
  expect((await messages()).map(({ subject }) => subject)).toEqual(["The second", "Your order ₹1,23,456"]);
  const [mail] = await messages("Asha@shop.example");
  expect(mail).toMatchObject({
    to: "asha@shop.example",
    from: '"Vastra" <orders@vastra.example>',
    subject: "Your order ₹1,23,456",
    text: expect.stringContaining("Thank you."),
    html: expect.stringContaining("<p>Thank you.</p>"),
  });
  const list = await (await fetch(mailbox.url)).text();
  expect(list).toContain("Your order ₹1,23,456");
  const page = await (await fetch(`${mailbox.url}/mails/${mail?.id}`)).text();
  expect(page).toContain("srcdoc=");
  expect(page).not.toContain("<p>Thank you.</p>");
});

it("refuses mails with a given status a given number of times", async () => {
  expect(await post("behave", { status: 451, times: 1 })).toBe(200);
  await expect(send("a@shop.example")).rejects.toMatchObject({ responseCode: 451, command: "DATA" });
  expect(await post("behave", { status: 550, times: 1 })).toBe(200);
  await expect(send("a@shop.example")).rejects.toMatchObject({ responseCode: 550, command: "DATA" });
  await send("a@shop.example");
  expect(await messages()).toHaveLength(1);
});

it("closes the connection before or after accepting the mail", async () => {
  await post("behave", { drop: true, times: 1 });
  await expect(send("a@shop.example")).rejects.toThrow();
  expect(await messages()).toHaveLength(0);
  await post("behave", { drop: true, done: true, times: 1 });
  await expect(send("a@shop.example")).rejects.toThrow();
  expect(await messages()).toHaveLength(1);
});

it("can refuse mails to one address only", async () => {
  await post("behave", { status: 451, times: 1, to: "a@shop.example" });
  await send("b@shop.example");
  await expect(send("a@shop.example")).rejects.toMatchObject({ responseCode: 451 });
  await send("a@shop.example");
  expect(await messages()).toHaveLength(2);
});

it("explains what is wrong with an invalid control request", async () => {
  expect(await post("behave", { status: 200, times: 1 })).toBe(422);
});
