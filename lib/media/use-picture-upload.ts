"use client";

import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { upload } from "@/lib/http/upload";
import { maxFileBytes } from "./limits";
import type { UploadAnswer } from "./schema";

const mutationKey = ["picture upload"];

/** Whether a picture of this page is being uploaded: what is sent meanwhile would go without it. */
export function useIsUploading(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/**
 * Uploads a picture as soon as `start` is called; a second one replaces the first. A picture above the server's limit
 * is resized first, by code that is lazy-loaded. `share` is the fraction that was sent, 0 to 1; `uploaded` is the answer
 * to the last one, undefined until it is there.
 * @param path the endpoint, @param field the name of the file in its form
 */
export function usePictureUpload(path: string, field: string) {
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const { mutate, isPending, data } = useMutation({
    mutationKey,
    mutationFn: async (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setShare(0);
      const picture = file.size > maxFileBytes ? await (await import("./shrink")).shrink(file, maxFileBytes) : file;
      signal.throwIfAborted();
      return upload<UploadAnswer>(path, field, picture, { onProgress: setShare, signal });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return { start: mutate, isUploading: isPending, share, uploaded: data };
}
