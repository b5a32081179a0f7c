import { expect, it } from "vitest";
import { failureText } from "./failure-text";

it.each([
  ["550 RCPT EENVELOPE", "its address was refused (550 RCPT EENVELOPE)"],
  ["554 DATA EMESSAGE", "the mail server refused it (554 DATA EMESSAGE)"],
  ["535 AUTH EAUTH", "the mail server refused the shop's name or password (535 AUTH EAUTH)"],
  ["451 DATA EMESSAGE", "the mail server could not take it (451 DATA EMESSAGE)"],
  ["ETIMEDOUT", "the mail server was too slow (ETIMEDOUT)"],
  ["EABORT", "the mail server was too slow (EABORT)"],
  ["CONN ESOCKET", "the mail server could not be reached (CONN ESOCKET)"],
  ["550 MAIL EENVELOPE", "550 MAIL EENVELOPE"],
  ["nothing to compose it from", "nothing to compose it from"],
])("%s reads %s", (why, said) => expect(failureText(why)).toBe(said));
