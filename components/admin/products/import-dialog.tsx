"use client";

import { CircleAlert, Download, FileUp } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { maxCsvBytes, tooLargeCsv } from "@/lib/catalog/csv-limits";
import type { ImportReport } from "@/lib/catalog/import-schema";
import { ApiError } from "@/lib/http/client";
import { type CheckedFile, useImport } from "@/lib/import/hooks";
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
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [mistakes, setMistakes] = useState<ImportReport | null>(null);
  /** Why there is no report: it stays until another file is chosen, since it says what to put right. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const { check, apply, share, forget } = useImport();
  const isApplying = apply.isPending;
  const isBusy = check.isPending || isApplying;
  const report = checked?.report ?? mistakes;
  const changes = checked && checked.report.wrong === 0 ? checked.report.added + checked.report.edited : 0;

  function clear() {
    setChecked(null);
    setMistakes(null);
    setRefusal(null);
  }

  function look(chosen: File) {
    check.mutate(chosen, { onSuccess: setChecked, onError: (error) => setRefusal(error.message) });
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    clear();
    setFile(chosen);
    if (chosen.size <= maxCsvBytes) return look(chosen);
    forget();
    setRefusal(tooLargeCsv);
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
        // Nothing else was kept of it: what would change now is shown. Any other failure can be tried again.
        if (found || answer?.code === "stale") clear();
        if (found) setMistakes(found);
        else if (answer?.code === "stale") look(file);
        notify.error(error.message);
      },
    });
  }

  function close() {
    forget();
    setFile(null);
    clear();
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
                {isApplying
                  ? "Importing…"
                  : check.isPending
                    ? share < 1
                      ? "Uploading…"
                      : "Comparing with the shop…"
                    : "A row with an _id changes that product, a row without one adds one. What the file leaves out stays."}
              </span>
              {isBusy && (
                <progress
                  aria-label={isApplying ? "Import" : "Upload"}
                  value={share}
                  className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-cotton-deep [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-cotton-deep [&::-webkit-progress-value]:bg-marigold"
                />
              )}
            </span>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              disabled={isBusy}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                choose(event.target.files?.[0]);
                // The same file can be chosen again once it is put right.
                event.target.value = "";
              }}
            />
          </label>
          <p className="mt-3 text-small">
            <a
              href="/samples/products.csv"
              download
              className="tap inline-flex items-center gap-1.5 font-semibold underline underline-offset-4 hover:text-rust"
            >
              <Download className="size-4" />
              Download a sample
            </a>
          </p>
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
          <Button disabled={changes === 0} waiting={isApplying} waitingText="Importing…" onClick={carryOut}>
            {changes === 0
              ? "Import"
              : `Import ${changes.toLocaleString("en-IN")} ${changes === 1 ? "change" : "changes"}`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
