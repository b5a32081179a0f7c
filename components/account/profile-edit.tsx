"use client";

import { FormSkeleton } from "@/components/form/form-skeleton";
import { discardDraft, readDraft } from "@/lib/auth/drafts";
import type { Profile } from "@/lib/profile/schema";
import { AvatarField } from "./avatar-field";
import type { ProfileForm } from "./profile-form";
import { usePicture } from "./use-picture";

interface ProfileEditProps {
  profile: Profile;
  username: string;
  drafts: ReturnType<typeof profileDrafts>;
  /** Null while it is loading. */
  Form: typeof ProfileForm | null;
  /** Called after the changes were saved or discarded. */
  onDone: () => void;
}

/** The editable profile: its fields and its picture, both stored by Save. */
export function ProfileEdit({ profile, username, drafts, Form, onDone }: ProfileEditProps) {
  const picture = usePicture(drafts.picture);
  return (
    <>
      <AvatarField saved={profile.avatar} username={username} picture={picture} />
      {Form ? (
        <Form
          profile={profile}
          picture={picture.uploaded}
          isUploading={picture.isUploading}
          draft={drafts.fields}
          onDone={onDone}
        />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </>
  );
}

/** Unsaved profile changes: the names of their drafts, whether there are any, and how to discard them. */
export function profileDrafts(userId: string) {
  const fields = `profile ${userId}`;
  const picture = `picture ${userId}`;
  return {
    fields,
    picture,
    wait: () => [fields, picture].some((name) => readDraft(name) !== null),
    drop: () => [fields, picture].forEach(discardDraft),
  };
}
