"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { upload } from "@/lib/http/upload";
import { maxFileBytes } from "./limits";
import type { UploadAnswer } from "./schema";

/**
 * Uploads a picture as soon as `start` is called; a second one takes the place of the first. A picture that is larger
 * than the server takes is resized before, by code that only then is loaded. `share` is what is sent, 0 to 1.
 * @param path the call, @param field the name of the file in its form
 */
export function usePictureUpload(path: string, field: string) {
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const { mutate, isPending } = useMutation({
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
  return { start: mutate, isUploading: isPending, share };
}
