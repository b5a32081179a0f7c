"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { api } from "@/lib/http/client";
import { upload } from "@/lib/http/upload";
import type { UploadAnswer } from "@/lib/media/schema";
import { notify } from "@/lib/notify";
import type { ProfileAnswer, ProfileForm } from "./schema";

const profileKey = (userId: string | undefined) => ["profile", userId ?? "guest"] as const;

/** The signed-in shopper's profile. */
export function useProfile() {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: profileKey(user?.id),
    queryFn: ({ signal }) => api<ProfileAnswer>(`/api/shop/profile/fetch/${user?.id}`, { signal }),
    enabled: user !== null,
  });
  return { profile: query.data?.data, ...ownState(session, query) };
}

/** Saves the given fields of the profile; the others stay. */
export function useEditProfile() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (form: Partial<ProfileForm>) =>
      api<ProfileAnswer>(`/api/shop/profile/edit/${user?.id}`, { method: "PUT", body: form }),
    onSuccess: (answer) => {
      cache.setQueryData<ProfileAnswer>(profileKey(user?.id), answer);
      notify.done("Profile Updated");
    },
  });
}

/** Uploads a picture for the profile, which takes its address by a save of its own; `share` is what is sent, 0 to 1. */
export function useUploadAvatar() {
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      setShare(0);
      return upload<UploadAnswer>("/api/shop/profile/upload_avtar", "avatarFile", file, {
        onProgress: setShare,
        signal: running.current.signal,
      });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return { start: mutate, isUploading: isPending, share };
}
