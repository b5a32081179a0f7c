"use client";

import { ImageUp, X } from "lucide";
import { useId } from "react";
import { Picture } from "@/components/catalog/picture";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useImageUpload } from "@/lib/catalog/admin/hooks";
import { pictureKinds } from "@/lib/media/limits";
import { notify } from "@/lib/notify";
import { FileDrop } from "../products/file-drop";

interface PictureFieldProps {
  picture: string;
  reason: string | undefined;
  onChange: (picture: string) => void;
}

/** The one picture of a kind or a category; a chosen file is uploaded at once. */
export function PictureField({ picture, reason, onChange }: PictureFieldProps) {
  const id = useId();
  const { start, isUploading } = useImageUpload();

  function choose([file]: File[]) {
    if (!file) return;
    start(file, {
      onSuccess: ({ result }) => onChange(result.url),
      onError: (error) => notify.failed(error, "❌ Failed to upload image. Please try again..."),
    });
  }

  return (
    <div>
      <div className="flex items-center gap-4">
        {picture && (
          <span className="hung-shape relative block aspect-3/4 w-20 shrink-0 overflow-hidden bg-cotton">
            <Picture image={picture} alt="The picture as the shop shows it" sizes="80px" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <FileDrop
            id={id}
            icon={ImageUp}
            accept={pictureKinds}
            label="Picture"
            disabled={isUploading}
            onChoose={choose}
          >
            <span role="status" className="block truncate font-medium">
              {isUploading ? "Uploading…" : picture ? "Choose another" : "Choose a picture"}
            </span>
            <span className="block text-ink-2 text-small">Or drop it here. Portrait 3:4 works best.</span>
          </FileDrop>
        </div>
      </div>
      {picture && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => onChange("")}>
          <Icon shape={X} className="size-4" />
          <span>Remove picture</span>
        </Button>
      )}
      {reason && (
        <p role="alert" className="mt-1.5 text-error-ink text-small">
          {reason}
        </p>
      )}
    </div>
  );
}
