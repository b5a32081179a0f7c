"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useDraftText } from "@/lib/auth/use-draft";
import { useShopConfig } from "@/lib/config/hooks";
import { useUpdateGrievance } from "@/lib/grievance/admin-hooks";
import type { ShownGrievance } from "@/lib/grievance/schema";
import { type GrievanceState, maxTextLength, settableStates } from "@/lib/grievance/status";
import { saveAndClose } from "../save-and-close";

interface GrievanceFormProps {
  shown: ShownGrievance;
  onDone: () => void;
  onStale: (current: ShownGrievance) => void;
}

/**
 * An answer that is sent by mail, or only recorded by a shop that sends no mails; the state that follows; and the button that does
 * both.
 */
export function GrievanceForm({ shown, onDone, onStale }: GrievanceFormProps) {
  const [answer, setAnswer, discard] = useDraftText(`answer ${shown._id}`);
  const [seen, setSeen] = useState(shown.answers.length);
  const [wanted, setWanted] = useState<GrievanceState | "">("");
  const { mutateAsync, isPending } = useUpdateGrievance();
  const { data: config } = useShopConfig();
  const isMailOff = config?.mail === false;
  const hint = isMailOff
    ? `This shop sends no mails: write to ${shown.email} yourself, and record here what you wrote.`
    : `It goes to ${shown.email} by mail.`;
  const text = answer.trim();
  // What was typed answers what could be read then, though the list is fetched again meanwhile.
  if (text === "" && seen !== shown.answers.length) setSeen(shown.answers.length);
  const states = settableStates(shown.state, shown.answers.length, text !== "");
  const state = states.find((one) => one === wanted) ?? states[0];

  return (
    <form
      className="grid max-h-[50dvh] shrink-0 gap-3 overflow-y-auto border-ink border-t-2 px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto] md:items-end md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        const change = { ...(text && { answer: text }), ...(state !== shown.state && { state }) };
        const body = { grievanceId: shown._id, ...change, seen };
        const close = () => {
          discard();
          onDone();
        };
        void saveAndClose(mutateAsync(body), close, (current: ShownGrievance) => {
          setSeen(current.answers.length);
          onStale(current);
        });
      }}
    >
      {shown.email && (
        <Field label="Answer" hint={hint} className="md:col-span-2">
          <Textarea
            rows={4}
            value={answer}
            maxLength={maxTextLength}
            onChange={(event) => setAnswer(event.target.value)}
          />
        </Field>
      )}
      <Field label="State afterwards">
        <Select options={states} value={state} onChange={(event) => setWanted(event.target.value as GrievanceState)} />
      </Field>
      <Button
        type="submit"
        className="h-12"
        disabled={text === "" && state === shown.state}
        waiting={isPending}
        waitingText={text && !isMailOff ? "Sending…" : "Saving…"}
      >
        {text ? (isMailOff ? "Record answer" : "Send answer") : "Save state"}
      </Button>
    </form>
  );
}
