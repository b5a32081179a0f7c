"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useImageUpload } from "@/lib/catalog/admin/hooks";
import { notify } from "@/lib/notify";

interface UploadingPictureProps {
  file: File;
  onDone: (url: string) => void;
  onFailed: (reason: string) => void;
}

/** A chosen file with the progress of its upload, which starts when it is shown. */
export function UploadingPicture({ file, onDone, onFailed }: UploadingPictureProps) {
  const { start, share, uploaded } = useImageUpload();
  const preview = usePreview(file);

  const upload = useEffectEvent(() =>
    start(file, {
      onError: (error) => {
        onFailed(error.message);
        notify.failed(error, "❌ Failed to upload image. Please try again...");
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => upload(), [file]);

  // Not when the upload is started: what the picture belongs to may be moved until its end.
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (uploaded) finish(uploaded.result.url);
  }, [uploaded]);

  return (
    <li>
      <div className="hung-shape relative aspect-3/4 overflow-hidden bg-cotton">
        {preview && (
          // biome-ignore lint/performance/noImgElement: a file of this machine, not yet of the shop
          <img src={preview} alt="" className="size-full object-cover opacity-60" />
        )}
      </div>
      <p className="mt-1 truncate text-small">{file.name}</p>
      <p role="status" className="text-ink-2 text-small">
        Uploading... Please wait
      </p>
      <progress
        aria-label={`Upload of ${file.name}`}
        value={share}
        className="forced-color-adjust-none mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-cotton-deep [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-cotton-deep [&::-webkit-progress-value]:bg-marigold"
      />
    </li>
  );
}

/** An object URL for previewing a chosen file, revoked when it is no longer shown. */
function usePreview(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
