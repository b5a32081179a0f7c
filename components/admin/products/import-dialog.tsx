"use client";

import { CircleAlert, FileUp } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { maxCsvBytes, tooLargeCsv } from "@/lib/catalog/csv-limits";
import { useImport } from "@/lib/catalog/import-hooks";
import type { ImportReport } from "@/lib/catalog/import-schema";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { ImportReportView } from "./import-report";

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A file of products is chosen, looked at, and only then imported: all of it or nothing. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  /** Why there is no report: it stays until another file is chosen, since it says what to put right. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending, variables, share, forget } = useImport();
  const isApplying = isPending && variables.seal !== undefined;
  const changes = report && report.wrong === 0 ? report.added + report.edited : 0;

  /** Without a seal the file is only looked at. */
  function send(chosen: File, seal?: string) {
    mutate(
      { file: chosen, seal },
      {
        onSuccess: (answer) => {
          if (!seal) return setReport(answer.report);
          notify.done(answer.message);
          close();
        },
        onError: (error) => {
          const answer = error instanceof ApiError ? error : null;
          const mistakes = (answer?.body.report as ImportReport | undefined) ?? null;
          setReport(mistakes);
          // The file, or the shop, changed since the preview: what would change now is shown.
          const isStale = answer?.code === "stale";
          if (isStale) send(chosen);
          if (mistakes || isStale) notify.error(error.message);
          else setRefusal(error.message);
        },
      },
    );
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setReport(null);
    setRefusal(null);
    setFile(chosen);
    if (chosen.size <= maxCsvBytes) return send(chosen);
    forget();
    setRefusal(tooLargeCsv);
  }

  function close() {
    forget();
    setFile(null);
    setReport(null);
    setRefusal(null);
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && !isApplying && close()}>
      <DialogContent size="xl">
        <DialogHeader>
          <DialogTitle>Import products</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <label
            htmlFor={id}
            className="relative flex items-center gap-4 rounded-b-hung border-2 border-line-strong border-dashed p-4 outline-rust outline-offset-2 hover:border-rust has-[input:focus-visible]:outline-2"
          >
            <FileUp className="size-6 text-ink-3 stroke-[1.5]" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{file?.name ?? "Choose a CSV file"}</span>
              <span role="status" className="block text-ink-2 text-small">
                {isPending
                  ? isApplying
                    ? "Importing…"
                    : share < 1
                      ? "Sending…"
                      : "Comparing with the shop…"
                  : "A row with an _id changes that product, a row without one adds one. What the file leaves out stays."}
              </span>
            </span>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              disabled={isPending}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                choose(event.target.files?.[0]);
                // The same file can be chosen again once it is put right.
                event.target.value = "";
              }}
            />
          </label>
          {refusal && (
            <p role="alert" className="mt-3 flex gap-1.5 break-words text-error-ink text-small">
              <CircleAlert className="mt-px size-4 shrink-0" />
              <span className="min-w-0">{refusal}</span>
            </p>
          )}
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
          <Button
            disabled={changes === 0}
            waiting={isApplying}
            waitingText="Importing…"
            onClick={() => file && report && send(file, report.seal)}
          >
            {changes === 0
              ? "Import"
              : `Import ${changes.toLocaleString("en-IN")} ${changes === 1 ? "change" : "changes"}`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
