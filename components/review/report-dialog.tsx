"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { notify } from "@/lib/notify";
import { useReportReview } from "@/lib/review/hooks";
import { hideReasons } from "@/lib/review/options";

interface ReportDialogProps {
  reviewId: string;
  open: boolean;
  onClose: () => void;
}

/** Reports a review, for one of the reasons for which the shop hides one. */
export function ReportDialog({ reviewId, open, onClose }: ReportDialogProps) {
  const [why, setWhy] = useState("");
  const { mutate, isPending } = useReportReview();

  function send() {
    mutate(
      { reviewId, why },
      {
        onSuccess: ({ message }) => {
          notify.done(message);
          onClose();
        },
        onError: (error) => notify.failed(error),
      },
    );
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="sm">
        <DialogHeader title="Report this review" />
        <form
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <DialogBody>
            <fieldset>
              <legend className="pb-1 font-semibold">What is wrong with it?</legend>
              {hideReasons.map((reason) => (
                <Checkbox
                  key={reason}
                  type="radio"
                  name={`report ${reviewId}`}
                  label={reason}
                  checked={why === reason}
                  onChange={() => setWhy(reason)}
                />
              ))}
            </fieldset>
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button type="submit" disabled={why === ""} waiting={isPending} waitingText="Sending…">
              Report
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
