"use client";

import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useDraftText } from "@/lib/auth/use-draft";
import { memberOf } from "@/lib/keys";
import { outcome } from "@/lib/outcome";
import { useUpdateReview } from "@/lib/review/admin-hooks";
import { type HideReason, hideReasons, maxReplyLength } from "@/lib/review/options";
import type { AdminReview, UpdateReview } from "@/lib/review/schema";

/** Publish, hide for a reason, answer once; what was read is what is decided. */
export function ReviewActions({ review }: { review: AdminReview }) {
  const { _id: reviewId, status, reports, version: seen, reply, name } = review;
  const [open, setOpen] = useState<"hide" | "reply" | null>(null);
  const [why, setWhy] = useState<HideReason | "">("");
  const [text, setText, discard] = useDraftText(`reply ${reviewId}`);
  const { mutate, isPending } = useUpdateReview();
  const publishes = status === "Published" ? "Keep it" : "Publish";

  function update(body: Omit<UpdateReview, "reviewId" | "seen">) {
    const onSuccess = (answer: { message: string }) => {
      if (body.reply) discard();
      outcome.onSuccess(answer);
    };
    mutate({ reviewId, seen, ...body }, { ...outcome, onSuccess });
  }

  function closeByEscape({ key, currentTarget }: KeyboardEvent) {
    if (key !== "Escape" || !open) return;
    currentTarget.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    setOpen(null);
  }

  return (
    <fieldset
      aria-label={`Decision on the review by ${name}`}
      onKeyDown={closeByEscape}
      className="grid min-w-0 content-start gap-3"
    >
      <div data-row-actions="" className="flex flex-wrap gap-2">
        {(status !== "Published" || reports.length > 0) && (
          <Button size="sm" waiting={isPending} onClick={() => update({ status: "Published" })}>
            <span>{publishes}</span>
            <span className="sr-only">{`: the review by ${name}`}</span>
          </Button>
        )}
        {status !== "Hidden" && (
          <Button variant="outline" size="sm" aria-expanded={open === "hide"} onClick={() => setOpen("hide")}>
            <span>Hide</span>
            <span className="sr-only">{` the review by ${name}`}</span>
          </Button>
        )}
        {status === "Published" && !reply && (
          <Button variant="outline" size="sm" aria-expanded={open === "reply"} onClick={() => setOpen("reply")}>
            <span>Answer</span>
            <span className="sr-only">{` the review by ${name}`}</span>
          </Button>
        )}
      </div>
      {open === "hide" && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (why) update({ status: "Hidden", why });
          }}
        >
          <Field label="Reason" hint="Its writer reads it.">
            <Select
              options={hideReasons}
              value={why}
              onChange={({ target }) => setWhy(memberOf(hideReasons, target.value) ?? "")}
            >
              <option value="">Choose one</option>
            </Select>
          </Field>
          <Button type="submit" variant="destructive" size="sm" disabled={why === ""} waiting={isPending}>
            Hide it
          </Button>
        </form>
      )}
      {open === "reply" && (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) update({ reply: text });
          }}
        >
          <Field label="Answer of the shop" hint="Everybody reads it. It can't be changed.">
            <Textarea
              rows={3}
              value={text}
              maxLength={maxReplyLength}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Button type="submit" size="sm" disabled={text.trim() === ""} waiting={isPending}>
            Send the answer
          </Button>
        </form>
      )}
    </fieldset>
  );
}
