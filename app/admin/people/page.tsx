import type { Metadata } from "next";
import { PeopleView } from "@/components/admin/people/people-view";
import { requireAdmin } from "@/lib/auth/server/page-session";

export const metadata: Metadata = { title: "People" };

export default async function PeoplePage() {
  await requireAdmin("/admin/people");
  return <PeopleView />;
}
