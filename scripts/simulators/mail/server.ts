import * as z from "zod";
import { Behaviour, Fault } from "../shared/behaviour";
import type { LoggedCall } from "../shared/call-log";
import { type Answer, type Call, json } from "../shared/exchange";
import { findRoute, type Routes } from "../shared/routes";
import { type Simulator, serve } from "../shared/serve";
import { steer } from "../shared/steering";
import { Mailbox } from "./mailbox";
import { listPage, mailPage } from "./page";
import { serveSmtp } from "./smtp";

/** With `to`, only mails to this address fail, and count. */
const MailFault = Fault.extend({ to: z.string().optional() });

interface MailboxSettings {
  /** Of the page and of the calls that steer; 0 uses any free port. */
  port: number;
  smtpPort: number;
  /** Where mails are kept; without it, in memory. */
  folder?: string;
  /** How the program dies when instructed to; by default it kills itself. */
  die?: () => void;
}

const html = (body: string, status = 200): Answer => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8", "referrer-policy": "no-referrer" },
  body,
});

/** Starts the mailbox on this machine. */
export async function startMailbox(settings: MailboxSettings): Promise<Simulator & { smtpUrl: string }> {
  const { port, smtpPort, folder, die = () => process.kill(process.pid, "SIGKILL") } = settings;
  const mailbox = new Mailbox(folder);
  const behaviour = new Behaviour();
  const calls: LoggedCall[] = [];
  let meant: string | undefined;
  const routes: Routes = {
    "GET /": ({ query }) => html(listPage(mailbox.list(query.get("to") ?? ""), query.get("to") ?? "")),
    "GET /mails/{id}": (_, id = "") => {
      const mail = mailbox.get(id);
      return mail ? html(mailPage(mail)) : html("There is no such mail.", 404);
    },
    "GET /_test/log": () => json(200, { calls }),
    "GET /_test/messages": ({ query }) => json(200, { messages: mailbox.list(query.get("to") ?? "") }),
    "POST /_test/behave": (call) =>
      steer(MailFault, call, ({ to, ...fault }) => {
        // A conversation that breaks off ends before the mail is taken, unless `done` says otherwise.
        const { status, drop, die } = fault;
        meant = to;
        behaviour.set({ ...fault, done: fault.done ?? (status === undefined && !drop && !die) });
        return json(200, {});
      }),
    "POST /_test/reset": (call) =>
      steer(z.object({}), call, () => {
        mailbox.clear();
        behaviour.set(undefined);
        calls.length = 0;
        return json(200, {});
      }),
  };
  const answer = async (call: Call) => (findRoute(routes, call) ?? (() => html("There is no such page.", 404)))();
  const behaviourFor = (recipients: string[]) =>
    meant === undefined || recipients.includes(meant) ? behaviour : new Behaviour();
  const smtp = await serveSmtp({ port: smtpPort, mailbox, behaviourFor, calls, die });
  const server = await serve(port, answer, die);
  const close = async () => void (await Promise.all([server.close(), smtp.close()]));
  return { url: server.url, smtpUrl: `smtp://127.0.0.1:${smtp.port}`, close };
}
