"use client";

import { X } from "lucide";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { pictureKinds } from "@/lib/media/limits";
import { usePictureUpload } from "@/lib/media/use-picture-upload";
import { notify } from "@/lib/notify";

interface PicturesFieldProps {
  /** The call that takes a picture, in the field `imageFile`. */
  path: string;
  hint: string;
  /** How many there are at most. */
  max: number;
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** Called when an upload begins and ends: what is sent meanwhile would go without it. */
  onUploading: (isUploading: boolean) => void;
}

/** Pictures that go with what a shopper writes, uploaded as soon as they are chosen. */
export function PicturesField({ path, hint, max, images, onChange, onUploading }: PicturesFieldProps) {
  const { start, isUploading: isRunning, uploaded } = usePictureUpload(path, "imageFile");
  const [waiting, setWaiting] = useState<File[]>([]);
  const started = useRef(false);
  const isUploading = isRunning || waiting.length > 0;

  // Not when the upload is started: what is typed and removed until its end would be undone.
  const add = useEffectEvent((url: string) => onChange([...images, url]));
  useEffect(() => {
    if (uploaded) add(uploaded.result.url);
  }, [uploaded]);
  // One after the other, each once the one before is among the pictures.
  useEffect(() => {
    const [next, ...others] = waiting;
    // The hook says a little later that it is uploading.
    if (!next || isRunning || started.current) return;
    started.current = true;
    setWaiting(others);
    start(next, {
      onError: (error) => notify.failed(error),
      onSettled: () => {
        started.current = false;
      },
    });
  }, [waiting, isRunning, start]);
  const tell = useEffectEvent(onUploading);
  useEffect(() => {
    tell(isUploading);
    return () => tell(false);
  }, [isUploading]);

  return (
    <div>
      <Field label="Pictures" optional hint={isUploading ? "Uploading... Please wait" : hint}>
        <Input
          type="file"
          multiple={max > 1}
          accept={pictureKinds}
          disabled={isUploading || images.length >= max}
          className="h-auto py-2 file:mr-3 file:h-8 file:rounded-control file:bg-cotton file:px-3 file:font-semibold file:text-ink file:text-small"
          // The field never shows a name: each picture is shown below once it is there.
          value=""
          onChange={({ target }) => setWaiting([...(target.files ?? [])].slice(0, max - images.length))}
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
              <Icon shape={X} className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
