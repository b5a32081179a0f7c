"use client";

import { useEffect, useState } from "react";
import * as z from "zod";
import { discardDraft, readDraft, saveDraft } from "@/lib/auth/drafts";
import { useDraftName } from "@/lib/auth/hooks";
import { changedFields, type Draft, draftOf } from "@/lib/catalog/lists/draft";
import type { AdminEntry, AdminLists } from "@/lib/catalog/lists/save-schema";
import type { ListId } from "@/lib/catalog/lists/schema";

const Fields = z.custom<Draft>((fields) => typeof fields === "object" && fields !== null);

/** What is typed, and the entry and the version of its list that it goes on from. */
const EntryDraft = z.object({ before: Fields, draft: Fields, seen: z.int() });
type EntryDraft = z.output<typeof EntryDraft>;

/** What was typed before; null for nothing, or for what another version of the shop has stored. */
function readEntryDraft(name: string): EntryDraft | null {
  try {
    return EntryDraft.parse(JSON.parse(readDraft(name)?.entry ?? ""));
  } catch {
    return null;
  }
}

interface EntryForm {
  open: boolean;
  list: ListId;
  lists: AdminLists;
  /** The entry to edit; null for a new one. */
  entry: AdminEntry | null;
}

/** The values of an entry's form, which last for this tab until they are saved or discarded. */
export function useEntryDraft({ open, list, lists, entry }: EntryForm) {
  const name = useDraftName(`catalogue ${list} ${entry?.id ?? "new"}`);
  const [stored, setStored] = useState(() => readEntryDraft(name));
  const fresh = (): EntryDraft => ({ before: draftOf(entry), draft: draftOf(entry), seen: lists[list].version });
  const [values, setValues] = useState(() => stored ?? fresh());
  const isUnsaved = changedFields(list, values.before, values.draft).length > 0;

  useEffect(() => {
    if (open && isUnsaved) saveDraft(name, { entry: JSON.stringify(values) });
    else discardDraft(name);
  }, [open, isUnsaved, name, values]);

  function discard() {
    setStored(null);
    setValues(fresh());
  }

  return { ...values, setValues, isUnsaved, hasStored: stored !== null, discard };
}
