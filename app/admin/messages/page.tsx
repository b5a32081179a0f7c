import type { Metadata } from "next";
import { messageSearchOf } from "@/components/admin/messages/message-search";
import { MessagesView } from "@/components/admin/messages/messages-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { pageOf, textOf } from "@/lib/http/address-query";
import { configCall, messagesCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  await requireAdmin("/admin/messages");
  const params = await searchParams;
  const search = messageSearchOf((name) => textOf(params[name]) ?? "");
  const prefetched = await prefetch(messagesCall(pageOf(textOf(params.page)), search), configCall());
  return (
    <PrefetchedPage prefetched={prefetched}>
      <MessagesView />
    </PrefetchedPage>
  );
}
