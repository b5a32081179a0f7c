"use client";

import { X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { pictureKinds } from "@/lib/media/limits";
import { usePictureUpload } from "@/lib/media/use-picture-upload";
import { notify } from "@/lib/notify";
import { maxPictures } from "@/lib/return/status";

interface PicturesFieldProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Up to four pictures of what is wrong with the goods, uploaded as soon as they are chosen. */
export function PicturesField({ images, onChange }: PicturesFieldProps) {
  const { start, isUploading } = usePictureUpload("/api/shop/return/upload_image", "imageFile");

  function add(file: File | undefined) {
    if (!file) return;
    start(file, {
      onSuccess: ({ result }) => onChange([...images, result.url]),
      onError: (error) => notify.failed(error as Error),
    });
  }

  return (
    <div>
      <Field
        label="Pictures"
        optional
        hint={isUploading ? "Uploading... Please wait" : `Show us what is wrong: up to ${maxPictures} pictures.`}
      >
        <Input
          type="file"
          accept={pictureKinds}
          disabled={isUploading || images.length >= maxPictures}
          // The field never shows a name: each picture is shown below once it is there.
          value=""
          onChange={(event) => add(event.target.files?.[0])}
        />
      </Field>
      <ul aria-label="Your pictures" className="flex flex-wrap gap-2 pt-2 empty:hidden">
        {images.map((image, index) => (
          <li key={image} className="relative">
            {/* biome-ignore lint/performance/noImgElement: shown once, to who has just uploaded it */}
            <img src={image} alt={`${index + 1} of ${images.length}`} className="size-20 object-cover" />
            <Button
              variant="secondary"
              size="icon"
              className="absolute top-0 right-0"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => onChange(images.filter((each) => each !== image))}
            >
              <X className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
