"use client";

import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useSession } from "@/lib/auth/hooks";
import type { User } from "@/lib/auth/schema";
import { memberOf } from "@/lib/keys";
import { useProfile } from "@/lib/profile/use-profile";
import { AddressTab } from "./address-tab";
import { Avatar } from "./avatar";
import { OrdersTab } from "./orders-tab";
import { PrivacyTab } from "./privacy-tab";
import { ProfileTab } from "./profile-tab";
import { ReviewsTab } from "./reviews-tab";
import { tabs } from "./tabs";
import { useAccountQuery } from "./use-account-query";

/** The account of the signed-in user. `user` opened the page; another tab may have signed in someone else since. */
export function Account({ user }: { user: User }) {
  const owner = useSession().user ?? user;
  return <OwnPages key={owner.id} user={owner} />;
}

/** The shopper's own pages: profile, orders, addresses, privacy. */
function OwnPages({ user }: { user: User }) {
  const { tab, show } = useAccountQuery();
  const { profile } = useProfile();
  return (
    <>
      <div className="flex items-center gap-4 pb-5 md:gap-5">
        <Avatar
          avatar={profile?.avatar ?? ""}
          username={user.username}
          className="display size-16 text-h2 md:size-20"
        />
        <div className="min-w-0">
          <h1 className="display wrap-anywhere text-h1">{user.username}</h1>
          <p className="truncate text-ink-2">{user.email}</p>
        </div>
      </div>
      <Tabs value={tab} onValueChange={(next) => show(memberOf(tabs, next) ?? tab)}>
        <TabsList aria-label="Your account" className="gap-x-3.5 max-[26rem]:gap-x-3">
          <TabsTrigger value="profile">Profile</TabsTrigger>
          <TabsTrigger value="orders">Orders</TabsTrigger>
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="reviews">Reviews</TabsTrigger>
          <TabsTrigger value="privacy">Privacy</TabsTrigger>
        </TabsList>
        <TabsContent value="profile">
          <ProfileTab user={user} />
        </TabsContent>
        <TabsContent value="orders">
          <OrdersTab />
        </TabsContent>
        <TabsContent value="address">
          <AddressTab />
        </TabsContent>
        <TabsContent value="reviews">
          <ReviewsTab />
        </TabsContent>
        <TabsContent value="privacy">
          <PrivacyTab />
        </TabsContent>
      </Tabs>
    </>
  );
}
