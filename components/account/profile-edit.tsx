"use client";

import { FormSkeleton } from "@/components/form/form-skeleton";
import { discardDraft, readDraft } from "@/lib/drafts";
import type { Profile } from "@/lib/profile/schema";
import { AvatarField } from "./avatar-field";
import type { ProfileForm } from "./profile-form";
import { usePicture } from "./use-picture";

interface ProfileEditProps {
  profile: Profile;
  username: string;
  drafts: ReturnType<typeof profileDrafts>;
  /** Null while it is on its way. */
  Form: typeof ProfileForm | null;
  /** Saved or given up. */
  onDone: () => void;
}

/** The profile's fields and its picture, to be changed; Save keeps both. */
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

/** What a shopper has changed and not saved: the names of it, whether there is any, and its end. */
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
