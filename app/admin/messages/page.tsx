import type { Metadata } from "next";
import { MessagesView } from "@/components/admin/messages/messages-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "Messages" };

export default async function MessagesPage() {
  await requireAdmin("/admin/messages");
  return <MessagesView />;
}
