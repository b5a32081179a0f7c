"use client";

import { Camera } from "lucide";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pictureKinds } from "@/lib/media/limits";
import { notify } from "@/lib/notify";
import { useEditProfile } from "@/lib/profile/hooks";
import { Avatar } from "./avatar";
import type { Picture } from "./use-picture";

interface AvatarFieldProps {
  saved: string;
  username: string;
  picture: Picture;
}

/** The profile picture. It is uploaded when chosen, and saved by its own button or with the rest of the form. */
export function AvatarField({ saved, username, picture }: AvatarFieldProps) {
  const { uploaded, choose, forget, isUploading, share } = picture;
  const { mutate: save, isPending: isSaving } = useEditProfile();
  const input = useRef<HTMLInputElement>(null);

  function keep(avatar: string) {
    save({ avatar }, { onSuccess: forget, onError: (error) => notify.failed(error) });
  }

  const selected =
    uploaded === null ? "JPEG, PNG, WebP or AVIF. Large pictures are resized." : "Select Save picture to use it.";
  const hint = isUploading ? "Avatar is Loading....." : selected;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-4">
      <Avatar avatar={uploaded ?? saved} username={username} className="display size-20 text-h2" />
      <div className="flex-[1_1_10rem]">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            className="md:h-11"
            disabled={isUploading}
            onClick={() => input.current?.click()}
          >
            <Icon shape={Camera} className="size-4" />
            <span>Choose picture</span>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="md:h-11"
            disabled={uploaded === null || isUploading}
            waiting={isSaving && uploaded !== null}
            waitingText="Saving…"
            onClick={() => uploaded !== null && keep(uploaded)}
          >
            Save picture
          </Button>
          {saved && uploaded === null && !isUploading && (
            <Button variant="ghost" size="sm" className="md:h-11" onClick={() => keep("")}>
              Remove
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={pictureKinds}
            aria-label="Profile picture"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // Lets the same file be chosen again after a failure.
              event.target.value = "";
            }}
          />
        </div>
        <p role="status" className="mt-2 text-ink-3 text-small">
          {hint}
        </p>
        {isUploading && (
          <progress
            aria-label="Upload"
            value={share}
            className="forced-color-adjust-none mt-1 block h-1.5 w-full max-w-64 appearance-none overflow-hidden rounded-full bg-cotton-deep [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-cotton-deep [&::-webkit-progress-value]:bg-marigold"
          />
        )}
      </div>
    </div>
  );
}
