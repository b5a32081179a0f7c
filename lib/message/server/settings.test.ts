import { expect, it } from "vitest";
import { mailSettingsOf } from "./settings";

const on = {
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "a@shop.example",
  PUBLIC_URL: "https://shop.example",
  DEMO: false,
  PORT: 3000,
};

it("mail is enabled with a server, a sender and the shop's own URL", () => {
  expect(mailSettingsOf(on)).toEqual({ smtpUrl: on.SMTP_URL, from: on.MAIL_FROM, shopUrl: on.PUBLIC_URL });
  expect(mailSettingsOf({ ...on, SMTP_URL: undefined })).toBeNull();
});

it("only the demo works without PUBLIC_URL: its links lead to its own port", () => {
  expect(mailSettingsOf({ ...on, PUBLIC_URL: undefined })).toBeNull();
  expect(mailSettingsOf({ ...on, PUBLIC_URL: undefined, DEMO: true })?.shopUrl).toBe("http://localhost:3000");
});
