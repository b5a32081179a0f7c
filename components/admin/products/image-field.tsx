"use client";

import { ImageUp } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useController } from "react-hook-form";
import { Picture } from "@/components/catalog/picture";
import { useImageUpload } from "@/lib/catalog/admin-hooks";
import type { ProductFields } from "@/lib/catalog/conflict";
import { pictureKinds } from "@/lib/media/limits";
import { notify } from "@/lib/notify";

/** The picture of a new product. The upload starts as soon as a file is chosen or dropped. */
export function ImageField() {
  const id = useId();
  const { field } = useController<ProductFields, "image">({ name: "image" });
  const image = field.value;
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreview(file);
  const { start, isUploading, share } = useImageUpload();

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    field.onChange("");
    start(chosen, {
      onSuccess: ({ result }) => field.onChange(result.url),
      onError: (error) => {
        setFile(null);
        notify.error("❌ Failed to upload image. Please try again...", error.message);
      },
    });
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        Image
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to the file field within */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
        className="relative flex items-center gap-4 rounded-b-hung border-2 border-line-strong border-dashed p-4 outline-rust outline-offset-2 hover:border-rust has-[input:focus-visible]:outline-2"
      >
        <span className="hung-shape grid aspect-3/4 w-20 shrink-0 place-items-center overflow-hidden bg-cotton text-ink-3">
          {preview ? (
            // biome-ignore lint/performance/noImgElement: a file of this machine, not yet of the shop
            <img src={preview} alt="" className={`size-full object-cover ${isUploading ? "opacity-60" : ""}`} />
          ) : image ? (
            <Picture image={image} alt="" sizes="80px" />
          ) : (
            <ImageUp className="size-6 stroke-[1.5]" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{file?.name ?? (image ? "Uploaded" : "Choose a picture")}</span>
          <span role="status" className="block text-ink-2 text-small">
            {isUploading ? "Uploading... Please wait" : image ? "Select to choose another." : "Or drop one here."}
          </span>
          {isUploading && (
            <progress
              aria-label="Upload"
              value={share}
              className="forced-color-adjust-none mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-cotton-deep [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-cotton-deep [&::-webkit-progress-value]:bg-marigold"
            />
          )}
        </span>
        <input
          id={id}
          type="file"
          accept={pictureKinds}
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Lets the same file be chosen again after a failure.
            event.target.value = "";
          }}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-3 text-small">
        JPEG, PNG, WebP or AVIF. Portrait 3:4 works best; large pictures are resized.
      </p>
    </div>
  );
}

/** An object URL for previewing a chosen file, revoked when it is no longer shown. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}
