import { randomUUID } from "node:crypto";
import { type AddressObject, simpleParser } from "mailparser";
import { Store } from "../shared/store";

/** A mail as it was received. */
export interface ReceivedMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
  messageId: string;
}

/** The received mails; with a folder they survive a restart. */
export class Mailbox {
  readonly #store: Store;

  constructor(folder?: string) {
    this.#store = new Store(folder);
  }

  /** Parses a mail and keeps it. @param recipients the addresses that SMTP named, which need not stand in the mail */
  async receive(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const { from, subject = "", text = "", html, messageId = "" } = await simpleParser(raw);
    const id = randomUUID();
    const at = new Date().toISOString();
    this.#mails().put(id, {
      id,
      at,
      subject,
      text,
      messageId,
      to: recipients.join(", "),
      from: (from as AddressObject | undefined)?.text ?? "",
      html: html || "",
    });
  }

  /** The mails to an address, or all of them; newest first. */
  list(to?: string): ReceivedMail[] {
    return this.#mails()
      .all()
      .filter((mail) => !to || mail.to.toLowerCase().split(", ").includes(to.toLowerCase()))
      .reverse();
  }

  get(id: string): ReceivedMail | undefined {
    return this.#mails().get(id);
  }

  clear(): void {
    this.#store.clear();
  }

  #mails() {
    return this.#store.table<ReceivedMail>("mails");
  }
}
