"use client";

import { Field } from "@/components/ui/field";
import { Pager } from "@/components/ui/pager";
import { Select } from "@/components/ui/select";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { useShopConfig } from "@/lib/config/hooks";
import { pageText } from "@/lib/http/address-query";
import { useMessages } from "@/lib/message/hooks";
import { messageStates } from "@/lib/message/options";
import { choiceOf } from "../address-values";
import { BackToDashboard } from "../back-to-dashboard";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { useAddress } from "../use-address";
import { MessageRow } from "./message-row";

const labels = { waiting: "Waiting", sent: "Sent", failed: "Failed", expired: "Expired" } as const;

/** Mails to shoppers, failed ones first. */
export function MessagesView() {
  const { text, page, change } = useAddress();
  const { data: config } = useShopConfig();
  const state = choiceOf(text("state"), ["", ...messageStates]);
  const list = useMessages({ page, state });
  return (
    <PageFrame title="Messages" links={<BackToDashboard />}>
      {config?.mail === false && (
        <p className="mb-6 rounded-b-hung border-rust border-t-2 bg-marigold-soft px-4 py-3">
          This shop sends no mails: SMTP_URL, MAIL_FROM or PUBLIC_URL is not set.
        </p>
      )}
      <div className="pb-6 md:w-56">
        <Field label="State">
          <Select
            options={messageStates.map((id) => ({ id, label: labels[id] }))}
            value={state}
            onChange={(event) => change({ state: event.target.value, page: "" }, { replace: true })}
          >
            <option value="">All</option>
          </Select>
        </Field>
      </div>
      {list.isLoading ? (
        <RowSkeletons label="The messages are loading" />
      ) : list.error ? (
        <ErrorState
          title="We couldn't load the messages."
          text={list.error.message}
          onRetry={list.reload}
          waiting={list.isReloading}
        />
      ) : list.messages.length === 0 ? (
        <EmptyState title="No messages" text="Mails to shoppers appear here, those that failed first." />
      ) : (
        <ul className={cn("hung transition-opacity", list.isTurning && "opacity-60")}>
          {list.messages.map((message) => (
            <MessageRow key={message._id} message={message} linked />
          ))}
        </ul>
      )}
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
    </PageFrame>
  );
}
