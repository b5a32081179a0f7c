"use client";

import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { SentPictures } from "@/components/ui/sent-pictures";
import { Badge } from "@/components/ui/status-badge";
import { cn } from "@/lib/class-names";
import { formatMoment } from "@/lib/dates";
import type { ShownGrievance } from "@/lib/grievance/schema";
import { stateTraits } from "@/lib/grievance/status";
import { useLast } from "../use-last";
import { clockTexts } from "./clocks";
import { GrievanceForm } from "./grievance-form";

interface GrievanceDialogProps {
  /** Null while no grievance is open. */
  shown: ShownGrievance | null;
  onClose: () => void;
  /** Called with the grievance as it is now, if somebody else has answered it since it was shown. */
  onStale: (current: ShownGrievance) => void;
}

/** All of one grievance, with the form for the answer in the footer. */
export function GrievanceDialog({ shown, onClose, onStale }: GrievanceDialogProps) {
  const last = useLast(shown);
  if (!last) return null;
  return (
    <Dialog open={shown !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl">
        <DialogHeader title={`Grievance ${last.number}`} />
        <DialogBody role="group" aria-label="Grievance" tabIndex={0}>
          <Facts shown={last} />
          <p className="wrap-anywhere whitespace-pre-line border-line border-t py-3">{last.text}</p>
          <SentPictures images={last.images} />
          {last.answers.map(({ at, text }) => (
            <section key={at} className="border-line border-t py-3">
              <h3 className="text-ink-3 text-small">{`Answered ${formatMoment(at)}`}</h3>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </section>
          ))}
        </DialogBody>
        <GrievanceForm key={last._id} shown={last} onDone={onClose} onStale={onStale} />
      </DialogContent>
    </Dialog>
  );
}

function Facts({ shown }: { shown: ShownGrievance }) {
  const facts = [
    { name: "Raised", text: formatMoment(shown.at), isMissed: false },
    ...clockTexts(shown),
    { name: "Name", text: shown.name || "Erased", isMissed: false },
    { name: "Email", text: shown.email || "Erased", isMissed: false },
    { name: "Order", text: shown.order, isMissed: false },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-3.5 pb-4">
      <div className="col-span-full">
        <dt className="sr-only">State</dt>
        <dd>
          <Badge label={shown.state} badge={stateTraits[shown.state].badge} />
        </dd>
      </div>
      {facts.map(({ name, text, isMissed }) =>
        text ? (
          <div key={name}>
            <dt className="text-ink-3 text-small">{name}</dt>
            <dd className={cn("figures wrap-anywhere", isMissed && "font-semibold text-error-ink")}>
              {isMissed ? `${text}, overdue` : text}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
