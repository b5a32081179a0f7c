"use client";

import { useShopConfig } from "@/lib/config/hooks";
import { useMessages } from "@/lib/message/hooks";
import { messageStates } from "@/lib/message/options";
import { BackToDashboard } from "../back-to-dashboard";
import { FilterSelect } from "../filter-select";
import { PageFrame } from "../page-frame";
import { NoEntries, PagedList } from "../paged-list";
import { useAddress } from "../use-address";
import { MessageRow } from "./message-row";
import { messageSearchOf } from "./message-search";

const labels = { waiting: "Waiting", sent: "Sent", failed: "Failed", expired: "Expired" } as const;

/** Mails to shoppers, failed ones first. */
export function MessagesView() {
  const { text, page, narrow } = useAddress();
  const { data: config } = useShopConfig();
  const search = messageSearchOf(text);
  const list = useMessages({ page, ...search });
  return (
    <PageFrame title="Messages" links={<BackToDashboard />}>
      {config?.mail === false && (
        <p className="mb-6 rounded-b-hung border-rust border-t-2 bg-marigold-soft px-4 py-3">
          This shop sends no mails: SMTP_URL, MAIL_FROM or PUBLIC_URL is not set.
        </p>
      )}
      <div className="pb-6 md:w-56">
        <FilterSelect
          label="State"
          options={messageStates.map((id) => ({ id, label: labels[id] }))}
          value={search.state}
          onChange={(state) => narrow({ state })}
        />
      </div>
      <PagedList
        list={list}
        loading="The messages are loading"
        failed="We couldn't load the messages."
        empty={
          list.messages.length === 0 && (
            <NoEntries
              search={search}
              unmatched="No message matches"
              title="No messages"
              text="Mails to shoppers appear here, those that failed first."
            />
          )
        }
      >
        <ul className="hung">
          {list.messages.map((message) => (
            <MessageRow key={message._id} message={message} linked />
          ))}
        </ul>
      </PagedList>
    </PageFrame>
  );
}
