"use client";

import { ChevronLeft, ImagePlus, X } from "lucide";
import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Picture } from "@/components/catalog/picture";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pictureKinds } from "@/lib/media/limits";
import type { Settings } from "@/lib/settings/schema";
import { UploadingPicture } from "../products/uploading-picture";

const maxPictures = 3;
const iconButton = "grid size-11 place-items-center rounded-control hover:bg-cotton";

/** The pictures of a banner in their order; a chosen file is uploaded at once. */
export function BannerPictures({ at }: { at: number }) {
  const { control, getValues } = useFormContext<Settings>();
  const name = `banners.${at}.pictures` as const;
  const { field } = useController({ control, name });
  const [files, setFiles] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const end = (file: File) => setFiles((now) => now.filter((one) => one !== file));

  return (
    <div className="col-span-full">
      <p className="pb-1.5 font-medium text-small">Pictures</p>
      <ul aria-label={`Pictures of banner ${at + 1}`} className="grid max-w-md grid-cols-3 gap-3">
        {field.value.map((picture, index) => (
          <li key={picture}>
            <div className="hung-shape relative aspect-3/4 overflow-hidden bg-cotton">
              <Picture image={picture} alt={`Picture ${index + 1}`} sizes="140px" />
            </div>
            <div className="flex justify-between">
              <button
                type="button"
                aria-label={`Move picture ${index + 1} first`}
                onClick={() => field.onChange([picture, ...field.value.filter((one) => one !== picture)])}
                className={iconButton}
              >
                <Icon shape={ChevronLeft} className="size-4.5" />
              </button>
              <button
                type="button"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => field.onChange(field.value.filter((one) => one !== picture))}
                className={iconButton}
              >
                <Icon shape={X} className="size-4.5" />
              </button>
            </div>
          </li>
        ))}
        {files.map((file) => (
          <UploadingPicture
            key={`${file.name} ${file.lastModified}`}
            file={file}
            onDone={(url) => {
              // Several may end at once: each is added to what is there by then.
              field.onChange([...getValues(name), url]);
              end(file);
            }}
            onFailed={() => end(file)}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={pictureKinds}
        aria-label={`Choose a picture for banner ${at + 1}`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) setFiles((now) => [...now, file]);
          target.value = "";
        }}
      />
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        disabled={field.value.length + files.length >= maxPictures}
        onClick={() => input.current?.click()}
      >
        <Icon shape={ImagePlus} className="size-4.5" />
        <span>Add a picture</span>
      </Button>
      <p className="mt-1.5 text-ink-3 text-small">
        Up to 3, portrait 3:4. One without a background (PNG or WebP) hangs on the line; others get a frame.
      </p>
    </div>
  );
}
