import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Behaviour } from "../shared/behaviour";
import { type LoggedCall, note } from "../shared/call-log";
import type { Mailbox } from "./mailbox";

interface SmtpSettings {
  port: number;
  mailbox: Mailbox;
  /** How a mail to these addresses is taken. */
  behaviourFor: (recipients: string[]) => Behaviour;
  calls: LoggedCall[];
  die: () => void;
}

/** Listens for mails on this machine only, without TLS and passwords. @returns the port, and how to stop */
export async function serveSmtp({ port, mailbox, behaviourFor, calls, die }: SmtpSettings) {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      void buffer(stream)
        .then((raw) => take(raw, session))
        .then((refusal) => callback(refusal))
        .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
    },
  });

  /** Takes a mail as its behaviour says. @returns what to refuse it with, if anything */
  async function take(raw: Buffer, session: SMTPServerSession): Promise<Error | null> {
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const entry: LoggedCall = {
      at: new Date().toISOString(),
      method: "DATA",
      path: "",
      status: null,
      bytes: raw.length,
    };
    note(calls, entry);
    const keep = async () => {
      await mailbox.receive(raw, recipients);
      return { status: 250 };
    };
    const given = await behaviourFor(recipients).run(keep, (status) => ({ status }));
    if (given === "die") die();
    if (typeof given === "string") {
      for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
      return null;
    }
    entry.status = given.status;
    return given.status < 400 ? null : Object.assign(new Error("Refused as told"), { responseCode: given.status });
  }

  server.on("error", (error) => console.error(error.message));
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, process.env.SIMULATOR_HOST ?? "127.0.0.1", resolve);
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return { port: taken, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
