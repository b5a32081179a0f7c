import type { Metadata } from "next";
import { PeopleView } from "@/components/admin/people/people-view";
import { PrefetchedPage } from "@/components/prefetched-page";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { adminsCall } from "@/lib/pages/server/page-calls";
import { prefetch } from "@/lib/pages/server/prefetch";

export const metadata: Metadata = { title: "People" };

export default async function PeoplePage() {
  await requireAdmin("/admin/people");
  return (
    <PrefetchedPage prefetched={await prefetch(adminsCall())}>
      <PeopleView />
    </PrefetchedPage>
  );
}
