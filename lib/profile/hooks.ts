"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { api } from "@/lib/http/client";
import { usePictureUpload } from "@/lib/media/use-picture-upload";
import { notify } from "@/lib/notify";
import { tellTabs } from "@/lib/tabs";
import { profileKey } from "./query-key";
import type { ProfileAnswer, ProfileForm } from "./schema";

/** Saves the given fields of the profile; the others stay unchanged. */
export function useEditProfile() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (form: Partial<ProfileForm>) =>
      api<ProfileAnswer>(`/api/shop/profile/edit/${user?.id}`, { method: "PUT", body: form }),
    onSuccess: (answer) => {
      cache.setQueryData<ProfileAnswer>(profileKey(user?.id), answer);
      tellTabs({ about: "profile" });
      notify.done("Profile Updated");
    },
  });
}

/** Uploads a profile picture. Save its URL to the profile separately. */
export function useUploadAvatar() {
  return usePictureUpload("/api/shop/profile/upload_avtar", "avatarFile");
}
