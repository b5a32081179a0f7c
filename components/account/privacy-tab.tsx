"use client";

import { useState } from "react";
import { FormSkeleton } from "@/components/form/form-skeleton";
import { usePart } from "@/components/form/use-part";
import { HelpLink } from "@/components/help/help-link";
import { Button } from "@/components/ui/button";
import { retentionReasons, shopperReasons } from "@/lib/privacy/retention";
import { storedWords } from "@/lib/privacy/stored-words";
import { Panel } from "./panel";

const loadDownload = () => import("./export-form").then((module) => module.ExportForm);
const loadDeletion = () => import("./delete-form").then((module) => module.DeleteForm);

/** What is stored about the shopper and why, all of it as a file, and how to delete the account. */
export function PrivacyTab() {
  return (
    <div className="grid gap-6">
      <Panel title="What we store, and why">
        <Facts facts={storedWords.map(({ what, why }) => ({ what, text: why }))} />
        <p className="pt-4 text-ink-2">
          <span>Who else sees some of it, and what you can ask of us: </span>
          <HelpLink slug="privacy">Privacy</HelpLink>
        </p>
      </Panel>
      <DownloadPanel />
      <DeletePanel />
    </div>
  );
}

function Facts({ facts }: { facts: readonly { what: string; text: string }[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {facts.map(({ what, text }) => (
        <div key={what} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-2">
          <dt className="font-medium">{what}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function DownloadPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const ExportForm = usePart(loadDownload, isOpen, close);
  const open = (
    <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
      Download my data
    </Button>
  );
  return (
    <Panel title="Your data as a file" action={!isOpen && open}>
      <p className="max-w-prose text-ink-2">
        All that we store about you, in one file (JSON) that begins with a table of contents. Other programs can read
        it. It has no password in it; keep it to yourself all the same.
      </p>
      {isOpen && <div className="pt-4">{ExportForm ? <ExportForm onDone={close} /> : <FormSkeleton fields={1} />}</div>}
    </Panel>
  );
}

function DeletePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const DeleteForm = usePart(loadDeletion, isOpen, close);
  const open = (
    <Button variant="outline" size="sm" className="text-error-ink" onClick={() => setIsOpen(true)}>
      Delete my account
    </Button>
  );
  return (
    <Panel title="Delete your account" action={!isOpen && open}>
      <div className="grid gap-4">
        <p className="max-w-prose text-ink-2">
          These are deleted at once and for good: account, profile, picture, addresses, cart, wishlist, sessions, your
          notes and UPI address in returns, your name, email, phone and gift notes in orders, and your name and pictures
          in reviews. You can use the email address again; a new account gets nothing of this one, no order, return or
          invoice.
        </p>
        <p className="max-w-prose text-ink-2">
          It is possible once no order is Pending or Shipped, and every return and refund is done. What you have
          received can't be returned any more afterwards, so download invoices that you need first.
        </p>
        <h3 className="font-semibold">What stays, why and for how long</h3>
        <Facts
          facts={shopperReasons.map((reason) => {
            const { what, why, period } = retentionReasons[reason];
            return { what, text: `${why}. Kept ${period}.` };
          })}
        />
        <p className="max-w-prose text-ink-2">
          Backups of the shop's database keep a copy until they are replaced. Where we send mails, a last one confirms
          the deletion; with it we forget your address. Only a grievance that is open keeps it, for our answer.
        </p>
        {isOpen && (DeleteForm ? <DeleteForm onDone={close} /> : <FormSkeleton fields={1} />)}
      </div>
    </Panel>
  );
}
