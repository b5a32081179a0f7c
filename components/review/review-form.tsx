"use client";

import { useRef, useState } from "react";
import { sentence } from "@/components/form/issues";
import { PicturesField } from "@/components/form/pictures-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useDraft } from "@/lib/auth/use-draft";
import { ApiError } from "@/lib/http/client";
import { memberOf } from "@/lib/keys";
import { picturesOfText, picturesToText } from "@/lib/media/picture-text";
import { notify } from "@/lib/notify";
import { useSaveReview } from "@/lib/review/hooks";
import { fitLabels, fits, maxReviewPictures, maxTextLength, maxTitleLength, minTextLength } from "@/lib/review/options";
import { RatingField } from "./rating-field";
import type { ReviewDialogProps } from "./review-dialog";

/** Stars, words, fit and pictures of a review. */
export function ReviewForm({ product: { productId, title, hasSizes }, before, open, onClose }: ReviewDialogProps) {
  const { values, change, discard } = useDraft(`review ${productId}`, {
    rating: String(before?.rating ?? 0),
    title: before?.title ?? "",
    text: before?.text ?? "",
    fit: before?.fit ?? "",
    images: picturesToText(before?.images ?? []),
  });
  const rating = Number(values.rating);
  const images = picturesOfText(values.images);
  const [isShort, setShort] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { mutateAsync, isPending, error, reset } = useSaveReview();
  /** Whether something was typed since it was sent. */
  const isTyped = useRef(false);
  const type = (changes: Partial<typeof values>) => {
    isTyped.current = true;
    // Not while it is saved: how that ends would no longer be shown.
    if (error) reset();
    setShort(false);
    change(changes);
  };
  const issueOf = (field: string) => {
    const issue = error instanceof ApiError && error.issues.find((one) => one.field.split(".")[0] === field);
    return issue ? sentence(issue.reason) : undefined;
  };

  async function send() {
    const { title, text } = values;
    const letters = [...text.trim()].length;
    if (rating === 0 || (letters > 0 && letters < minTextLength)) return setShort(true);
    const fit = hasSizes && memberOf(fits, values.fit);
    isTyped.current = false;
    const saved = await mutateAsync({ productId, rating, title, text, images, ...(fit && { fit }) }).catch(() => null);
    // Why it failed is in `error`.
    if (!saved) return;
    if (!isTyped.current) discard();
    notify.done(saved.message, isTyped.current ? "What you typed since then waits under Change." : undefined);
    onClose();
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
            void send();
          }}
        >
          <DialogBody className="grid gap-5">
            <p className="wrap-anywhere font-semibold">{title}</p>
            <RatingField
              rating={rating}
              onChange={(stars) => type({ rating: String(stars) })}
              error={isShort && rating === 0 ? "Choose one to five stars." : issueOf("rating")}
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
                    checked={values.fit === fit}
                    onChange={() => type({ fit })}
                  />
                ))}
              </fieldset>
            )}
            <Field label="Title" optional error={issueOf("title")}>
              <Input
                value={values.title}
                maxLength={maxTitleLength}
                onChange={({ target }) => type({ title: target.value })}
              />
            </Field>
            <Field
              label="Your review"
              optional
              hint={`${minTextLength} to ${maxTextLength.toLocaleString("en-IN")} characters. No links, addresses or phone numbers.`}
              error={isShort && rating > 0 ? `Write at least ${minTextLength} characters, or none.` : issueOf("text")}
            >
              <Textarea
                rows={5}
                value={values.text}
                maxLength={maxTextLength}
                onChange={({ target }) => type({ text: target.value })}
              />
            </Field>
            <PicturesField
              path="/api/shop/review/upload_image"
              hint={`Up to ${maxReviewPictures}. Somebody from the shop looks at a review with pictures first.`}
              max={maxReviewPictures}
              images={images}
              onChange={(next) => type({ images: picturesToText(next) })}
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
