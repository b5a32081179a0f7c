"use client";

import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import { notify } from "@/lib/notify";
import { useUploadAvatar } from "@/lib/profile/hooks";
import { useStored } from "@/lib/use-stored";

/** A picture that is uploaded but not saved yet, stored for this tab as a draft under this name, like typed input. */
export function usePicture(draft: string) {
  const [uploaded, setUploaded] = useStored(() => readDraft(draft)?.avatar ?? null, null);
  const { start, isUploading, share } = useUploadAvatar();

  function choose(file: File | undefined) {
    if (!file) return;
    start(file, {
      onSuccess: ({ result: { url } }) => {
        saveDraft(draft, { avatar: url });
        setUploaded(url);
      },
      onError: (error) => notify.failed(error, "Error in Uploading Avatar. Try again"),
    });
  }

  /** Called when it is saved. */
  function forget() {
    discardDraft(draft);
    setUploaded(null);
  }

  return { uploaded, choose, forget, isUploading, share };
}

export type Picture = ReturnType<typeof usePicture>;
