"use client";

import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { today } from "@/lib/dates";
import { notify } from "@/lib/notify";
import { useExportData } from "@/lib/privacy/hooks";
import { WithPassword } from "@/lib/privacy/schema";
import { saveFile } from "./save-file";

const controls: Control<"password">[] = [
  { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
];

/** Asks for the password, and saves all that is stored about the shopper as a file. */
export function ExportForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync: load } = useExportData();
  return (
    <Form
      controls={controls}
      schema={WithPassword}
      defaultValues={{ password: "" }}
      submitText="Download"
      waitingText="Collecting…"
      className="grid max-w-lg gap-4"
      buttonClassName="w-auto"
      onCancel={onDone}
      onSubmit={async (body) => {
        saveFile(`my-data-${today()}.json`, "application/json", JSON.stringify(await load(body), null, 2));
        notify.done("Your data is downloaded.");
        onDone();
      }}
    />
  );
}
