"use client";

import { Download, FileUp } from "lucide";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import { counted, formatCount } from "@/lib/counted";
import type { ImportStep } from "@/lib/import/send";
import { pictureKinds } from "@/lib/media/limits";
import { FileDrop } from "./file-drop";
import { ImportProgress } from "./import-progress";

interface ImportFilesProps {
  file: File | null;
  /** The number of chosen pictures. */
  pictures: number;
  /** The step in progress; null when idle. */
  step: ImportStep | null;
  onChoose: (files: File[]) => void;
}

/** The field to choose or drop the CSV file and its pictures, with the upload progress. */
export function ImportFiles({ file, pictures, step, onChoose }: ImportFilesProps) {
  const id = useId();
  return (
    <>
      <FileDrop
        id={id}
        icon={FileUp}
        accept={`.csv,text/csv,${pictureKinds}`}
        disabled={step !== null}
        onChoose={onChoose}
      >
        <span className="block truncate font-medium">
          {`${file?.name ?? "Choose a CSV file"}${pictures > 0 ? ` and ${counted(pictures, "picture")}` : ""}`}
        </span>
        <span role="status" className="block text-ink-2 text-small">
          {step
            ? formatStep(step)
            : "Rows with an _id update that product; rows without one add a product. Everything else stays unchanged."}
        </span>
        {step && <ImportProgress label={step.name === "import" ? "Import" : "Upload"} share={step.share} />}
      </FileDrop>
      <p className="mt-3 text-ink-2 text-small">
        In the image column, write the name of a picture that you choose or drop here as well, or an address that begins
        with https://.{" "}
        <a
          href="/samples/products.csv"
          download
          className="tap inline-flex items-center gap-1.5 font-semibold text-ink underline underline-offset-4 hover:text-rust"
        >
          <Icon shape={Download} className="size-4" />
          <span>Download a sample</span>
        </a>
      </p>
    </>
  );
}

function formatStep({ name, handled, total }: ImportStep): string {
  const of = total === undefined ? "" : `, ${formatCount(handled ?? 0)} of ${formatCount(total)} done`;
  if (name === "file") return "Uploading…";
  if (name === "check") return "Comparing with the shop…";
  if (name === "pictures") return `Uploading pictures${of}…`;
  if (name === "addresses") return `Fetching pictures${of}…`;
  return "Importing… The first products appear in the shop before the last ones are written.";
}
