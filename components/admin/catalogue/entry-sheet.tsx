"use client";

import { type FormEvent, useState } from "react";
import { sentence } from "@/components/form/issues";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import {
  changesOf,
  conflictsOf,
  type Draft,
  type DraftConflict,
  draftOf,
  isSavedAlready,
  reasonsOf,
  rebased,
} from "@/lib/catalog/lists/draft";
import { staleList, useSaveList } from "@/lib/catalog/lists/hooks";
import type { AdminEntry, AdminLists } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";
import { listWords } from "@/lib/catalog/lists/words";
import { ApiError } from "@/lib/http/client";
import { useIsUploading } from "@/lib/media/use-picture-upload";
import { notify } from "@/lib/notify";
import { UnsavedNotice } from "../unsaved-notice";
import { ConflictNote } from "./conflict-note";
import { EntryForm } from "./entry-form";
import { useEntryDraft } from "./use-entry-draft";

interface EntrySheetProps {
  open: boolean;
  list: ListId;
  lists: AdminLists;
  /** The entry to edit; null for a new one. */
  entry: AdminEntry | null;
  onClose: () => void;
}

/**
 * The panel to add or edit an entry. When another admin changed the list meanwhile it says what, and keeps what was
 * typed: saving again puts that on top of theirs.
 */
export function EntrySheet({ open, list, lists, entry, onClose }: EntrySheetProps) {
  const form = useEntryDraft({ open, list, lists, entry });
  const { before, draft, seen, isUnsaved, setValues } = form;
  // An entry that was added since may be this one, if the answer was lost.
  const [known] = useState(() => new Set(lists[list].entries.map(({ id }) => id)));
  const [reasons, setReasons] = useState<Partial<Record<string, string>>>({});
  const [conflicts, setConflicts] = useState<DraftConflict[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useSaveList();
  const isUploading = useIsUploading();
  const { one } = listWords[list];

  function change(fields: Partial<Draft>) {
    setValues((now) => ({ ...now, draft: { ...now.draft, ...fields } }));
    const fixed = Object.keys(fields);
    setReasons((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !fixed.includes(field.split(".")[0] ?? ""))),
    );
  }

  function close() {
    notify.done(entry ? `${draft.label} was saved` : `${draft.label} was added`);
    onClose();
  }

  function refuse(error: Error) {
    const today = staleList(error);
    const candidates = today?.entries.filter(({ id }) => (entry ? id === entry.id : !known.has(id)));
    if (candidates?.some((one) => isSavedAlready(list, before, draftOf(one), draft))) close();
    else if (today) {
      const theirs = today.entries.find(({ id }) => id === entry?.id) ?? null;
      const fresh = entry && theirs ? draftOf(theirs) : before;
      setConflicts(entry && !theirs ? null : conflictsOf(list, before, fresh, draft));
      setValues({ before: fresh, draft: rebased(list, before, fresh, draft), seen: today.version });
      if (entry && !theirs) notify.error(`Another admin deleted or merged ${entry.label}.`);
    } else if (error instanceof ApiError && error.issues.length > 0) {
      const found = Object.entries(reasonsOf(error.issues));
      setReasons(Object.fromEntries(found.map(([field, reason = ""]) => [field, sentence(reason)])));
    } else notify.failed(error);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const entries = [changesOf(list, entry?.id ?? null, before, draft)];
    mutate(
      { list, entries, seen },
      {
        onSuccess: close,
        onError: refuse,
      },
    );
  }

  return (
    <Sheet open={open} onOpenChange={(next) => !next && (isUnsaved ? setIsAsking(true) : onClose())}>
      <SheetContent size="form">
        <SheetHeader>
          <SheetTitle>{entry ? `Edit ${one}` : `Add ${one}`}</SheetTitle>
        </SheetHeader>
        <form noValidate onSubmit={save} className="flex min-h-0 flex-1 flex-col">
          <SheetBody>
            {form.hasStored && (
              <UnsavedNotice text="What you typed before is not saved yet." onDiscard={form.discard} />
            )}
            {conflicts && <ConflictNote conflicts={conflicts} />}
            {reasons[""] && (
              <p role="alert" className="mb-4 text-error-ink text-small">
                {reasons[""]}
              </p>
            )}
            <EntryForm
              list={list}
              lists={lists}
              draft={draft}
              reasons={reasons}
              isNew={entry === null}
              onChange={change}
            />
          </SheetBody>
          <SheetFooter>
            <Button
              type="submit"
              size="lg"
              className="w-full"
              disabled={!draft.label.trim() || (entry !== null && !isUnsaved)}
              waiting={isPending || isUploading}
              waitingText={isUploading ? "Uploading…" : "Saving…"}
            >
              {entry ? "Save" : `Add ${one}`}
            </Button>
          </SheetFooter>
        </form>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Discard your changes?"
          text="What you typed is not saved."
          action="Discard changes"
          onConfirm={() => {
            setIsAsking(false);
            onClose();
          }}
        />
      </SheetContent>
    </Sheet>
  );
}
