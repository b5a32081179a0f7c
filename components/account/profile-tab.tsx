"use client";

import { Pencil } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { FormSkeleton } from "@/components/form/form-skeleton";
import { Button } from "@/components/ui/button";
import { FailedFace } from "@/components/ui/faces";
import { Skeleton } from "@/components/ui/skeleton";
import type { User } from "@/lib/auth/schema";
import { dropDraft, readDraft } from "@/lib/drafts";
import { useProfile } from "@/lib/profile/hooks";
import { AvatarField } from "./avatar-field";
import { Panel } from "./panel";
import { PasswordPanel } from "./password-panel";
import { ProfileView } from "./profile-view";

const loadForm = () => import("./profile-form");
const ProfileForm = dynamic(() => loadForm().then((module) => module.ProfileForm), {
  loading: () => <FormSkeleton fields={5} />,
});

/** Who the shopper is, to be read and to be changed, and their password. */
export function ProfileTab({ user }: { user: User }) {
  const { profile, isLoading, isFailed, isReloading, reload } = useProfile();
  const [isEditing, setIsEditing] = useState(false);
  const draft = `profile ${user.id}`;

  // The form comes with its schema before it is wanted; a failure is told when it is opened.
  useEffect(() => void loadForm().catch(() => undefined), []);

  // What was typed before the session ended or the page went away is taken up again.
  useEffect(() => setIsEditing(readDraft(draft) !== null), [draft]);

  function stop() {
    dropDraft(draft);
    setIsEditing(false);
  }

  if (isFailed) {
    return (
      <FailedFace
        title="Your profile did not load."
        text="It is kept. Try again in a moment."
        onRetry={() => void reload()}
        waiting={isReloading}
      />
    );
  }
  const edit = (
    <Button variant="outline" size="sm" disabled={isLoading} onClick={() => setIsEditing(true)}>
      <Pencil className="size-4" />
      Edit
    </Button>
  );
  return (
    <div className="grid gap-6">
      <Panel title="Profile Details" action={!isEditing && edit}>
        {isLoading && <ProfileSkeleton />}
        {profile && !isEditing && <ProfileView profile={profile} />}
        {profile && isEditing && (
          <>
            <AvatarField saved={profile.avatar} username={user.username} />
            <ProfileForm profile={profile} draft={draft} onDone={stop} />
          </>
        )}
      </Panel>
      <PasswordPanel />
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
