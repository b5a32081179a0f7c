"use client";

import { CircleAlert } from "lucide";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { counted } from "@/lib/counted";
import { ApiError } from "@/lib/http/client";
import { isPicture, withPictures } from "@/lib/import/chosen-pictures";
import { type CheckedFile, type ChosenFiles, useImport, useRecentImports } from "@/lib/import/hooks";
import { maxCsvBytes, tooLargeCsv } from "@/lib/import/limits";
import type { ImportReport } from "@/lib/import/report-schema";
import { notify } from "@/lib/notify";
import { ImportFiles } from "./import-files";
import { ImportReportView } from "./import-report";
import { RecentImports } from "./recent-imports";
import { UnusedPictures } from "./unused-pictures";

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

const noPictures: ChosenFiles["pictures"] = new Map();

/** Imports a product file with its pictures: choose, preview, then import all of it or nothing. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [pictures, setPictures] = useState(noPictures);
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [mistakes, setMistakes] = useState<ImportReport | null>(null);
  /** Why there is no report. It stays until another file is chosen, since it says what to correct. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const { check, apply, step, forget } = useImport();
  const isApplying = apply.isPending;
  const isBusy = check.isPending || isApplying;
  const recent = useRecentImports(open).filter(({ importId }) => !isApplying || importId !== checked?.importId);
  const report = checked?.report ?? mistakes;
  const changes = checked && checked.report.wrong === 0 ? checked.report.added + checked.report.edited : 0;

  function clear() {
    setChecked(null);
    setMistakes(null);
    setRefusal(null);
  }

  function preview(chosen: ChosenFiles) {
    check.mutate(chosen, { onSuccess: setChecked, onError: (error) => setRefusal(error.message) });
  }

  function choose(files: File[]) {
    if (files.length === 0) return;
    const [csv = file, second] = files.filter((one) => !isPicture(one));
    clear();
    const chosen = withPictures(pictures, files);
    setPictures(chosen);
    setFile(csv);
    if (csv && !second && csv.size <= maxCsvBytes) return preview({ file: csv, pictures: chosen });
    forget();
    if (csv) setRefusal(second ? "Choose one CSV file at a time." : tooLargeCsv);
  }

  function carryOut() {
    if (!file || !checked) return;
    apply.mutate(checked, {
      onSuccess: ({ message }) => {
        notify.done(message);
        close();
      },
      onError: (error) => {
        const answer = error instanceof ApiError ? error : null;
        const found = (answer?.body.report as ImportReport | undefined) ?? null;
        // Nothing else was stored, so the preview shows what would change now. Any other failure can be retried.
        if (found || answer?.code === "stale") clear();
        if (found) setMistakes(found);
        else if (answer?.code === "stale") preview({ file, pictures });
        notify.failed(error);
      },
    });
  }

  function close() {
    forget();
    setFile(null);
    setPictures(noPictures);
    clear();
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !isApplying && close()}>
      <DialogContent size="xl">
        <DialogHeader title="Import products" />
        <DialogBody>
          {recent.length > 0 && <RecentImports imports={recent} />}
          <ImportFiles file={file} pictures={pictures.size} step={isBusy ? step : null} onChoose={choose} />
          {refusal && (
            <p role="alert" className="mt-3 flex gap-1.5 wrap-anywhere text-error-ink text-small">
              <Icon shape={CircleAlert} className="mt-px size-4 shrink-0" />
              <span className="min-w-0">{refusal}</span>
            </p>
          )}
          {checked && <UnusedPictures pictures={pictures} used={checked.used} />}
          {report && (
            <div className="mt-5">
              <ImportReportView report={report} />
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={close} disabled={isApplying}>
            Cancel
          </Button>
          <Button disabled={changes === 0} waiting={isApplying} waitingText="Importing…" onClick={carryOut}>
            {changes === 0 ? "Import" : `Import ${counted(changes, "change")}`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
