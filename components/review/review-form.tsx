"use client";

import { useState } from "react";
import { sentence } from "@/components/form/issues";
import { PicturesField } from "@/components/form/pictures-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import { useDraftName } from "@/lib/auth/hooks";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { useSaveReview } from "@/lib/review/hooks";
import {
  type Fit,
  fitLabels,
  fits,
  maxReviewPictures,
  maxTextLength,
  maxTitleLength,
  minTextLength,
} from "@/lib/review/options";
import { RatingField } from "./rating-field";
import type { ReviewDialogProps } from "./review-dialog";

/** Stars, words, fit and pictures of a review. */
export function ReviewForm({ product: { productId, title, hasSizes }, before, open, onClose }: ReviewDialogProps) {
  const name = `${useDraftName("review")} ${productId}`;
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(name);
    return {
      rating: Number(stored?.rating ?? before?.rating ?? 0),
      title: stored?.title ?? before?.title ?? "",
      text: stored?.text ?? before?.text ?? "",
      fit: (stored?.fit ?? before?.fit ?? "") as Fit | "",
      images: before?.images ?? [],
    };
  });
  const [isShort, setShort] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { mutate, isPending, error, reset } = useSaveReview();
  const change = (changes: Partial<typeof draft>) => {
    reset();
    setShort(false);
    const next = { ...draft, ...changes };
    setDraft(next);
    const { rating, title, text, fit } = next;
    saveDraft(name, { rating: String(rating), title, text, fit });
  };
  const issueOf = (field: string) => {
    const issue = error instanceof ApiError && error.issues.find((one) => one.field.split(".")[0] === field);
    return issue ? sentence(issue.reason) : undefined;
  };

  function send() {
    const letters = [...draft.text.trim()].length;
    if (draft.rating === 0 || (letters > 0 && letters < minTextLength)) return setShort(true);
    const { fit, ...rest } = draft;
    mutate(
      { productId, ...rest, ...(hasSizes && fit && { fit }) },
      {
        onSuccess: ({ message }) => {
          discardDraft(name);
          notify.done(message);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="lg">
        <DialogHeader title={before ? "Change your review" : "Write a review"} />
        <form
          className="contents"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <DialogBody className="grid gap-5">
            <p className="wrap-anywhere font-semibold">{title}</p>
            <RatingField
              rating={draft.rating}
              onChange={(rating) => change({ rating })}
              error={isShort && draft.rating === 0 ? "Choose one to five stars." : issueOf("rating")}
            />
            {hasSizes && (
              <fieldset>
                <legend className="font-semibold">How does it fit?</legend>
                {(["", ...fits] as const).map((fit) => (
                  <Checkbox
                    key={fit}
                    type="radio"
                    name="fit"
                    label={fit ? fitLabels[fit] : "I can't say"}
                    checked={draft.fit === fit}
                    onChange={() => change({ fit })}
                  />
                ))}
              </fieldset>
            )}
            <Field label="Title" optional error={issueOf("title")}>
              <Input
                value={draft.title}
                maxLength={maxTitleLength}
                onChange={({ target }) => change({ title: target.value })}
              />
            </Field>
            <Field
              label="Your review"
              optional
              hint={`${minTextLength} to ${maxTextLength.toLocaleString("en-IN")} characters. No links, addresses or phone numbers.`}
              error={
                isShort && draft.rating > 0 ? `Write at least ${minTextLength} characters, or none.` : issueOf("text")
              }
            >
              <Textarea
                rows={5}
                value={draft.text}
                maxLength={maxTextLength}
                onChange={({ target }) => change({ text: target.value })}
              />
            </Field>
            <PicturesField
              path="/api/shop/review/upload_image"
              hint={`Up to ${maxReviewPictures}. Somebody from the shop looks at a review with pictures first.`}
              max={maxReviewPictures}
              images={draft.images}
              onChange={(images) => change({ images })}
              onUploading={setUploading}
            />
            {error && (
              <p role="alert" className="text-error-ink">
                {error.message}
              </p>
            )}
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button type="submit" disabled={isUploading} waiting={isPending} waitingText="Saving…">
              {before ? "Save the change" : "Send the review"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
