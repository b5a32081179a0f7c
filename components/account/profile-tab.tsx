"use client";

import { Pencil } from "lucide";
import { usePart } from "@/components/form/use-part";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { useAddresses } from "@/lib/address/hooks";
import type { User } from "@/lib/auth/schema";
import { useProfile } from "@/lib/profile/use-profile";
import { useStored } from "@/lib/use-stored";
import { EmailPanel } from "./email-panel";
import { Panel } from "./panel";
import { PasswordPanel } from "./password-panel";
import { ProfileEdit, profileDrafts } from "./profile-edit";
import { ProfileView } from "./profile-view";
import { SessionsPanel } from "./sessions-panel";

const loadForm = () => import("./profile-form").then((module) => module.ProfileForm);

/** The shopper's profile, to view and edit, and their password. */
export function ProfileTab({ user }: { user: User }) {
  const { profile, isLoading, isFailed, isReloading, reload } = useProfile();
  const { addresses } = useAddresses();
  const drafts = profileDrafts(user.id);
  // Restores changes made before the session expired or the page was closed.
  const [isEditing, setIsEditing] = useStored(drafts.wait, false);
  const ProfileForm = usePart(loadForm, isEditing, () => setIsEditing(false));

  function stop() {
    drafts.drop();
    setIsEditing(false);
  }

  if (isFailed) {
    return (
      <ErrorState
        title="We couldn't load your profile."
        text="Please try again."
        onRetry={() => void reload()}
        waiting={isReloading}
      />
    );
  }
  const edit = (
    <Button variant="outline" size="sm" disabled={isLoading} onClick={() => setIsEditing(true)}>
      <Icon shape={Pencil} className="size-4" />
      <span>Edit</span>
    </Button>
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Profile Details" action={!isEditing && edit}>
        {isLoading && <ProfileSkeleton />}
        {profile && !isEditing && (
          <ProfileView profile={profile} address={addresses.find(({ isDefault }) => isDefault)} />
        )}
        {profile && isEditing && (
          <ProfileEdit profile={profile} username={user.username} drafts={drafts} Form={ProfileForm} onDone={stop} />
        )}
      </Panel>
      <div className="grid gap-6">
        {profile && <EmailPanel profile={profile} />}
        <PasswordPanel />
        <SessionsPanel />
      </div>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {["w-40", "w-32", "w-56", "w-20", "w-28", "w-36"].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
