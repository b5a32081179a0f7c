"use client";

import { useState } from "react";
import { type Draft, discardDraft, readDraft, saveDraft } from "./drafts";
import { useDraftName } from "./hooks";

interface UsedDraft<Values> {
  values: Values;
  change: (changes: Partial<Values>) => void;
  /** What was typed is sent, or no longer wanted: the next form begins with the first values. */
  discard: () => void;
}

/**
 * The texts of a form that last as a draft of the signed-in user. The draft is read at the first render, and again once it
 * is known who is signed in; so use it where the server renders nothing of it, such as in a dialog.
 * @param name what they are about, such as "answer" with the id of a grievance; with another one they begin anew
 * @param first the values without a draft; texts, none of them a password
 */
export function useDraft<Values extends Draft>(name: string, first: Values): UsedDraft<Values> {
  const place = useDraftName(name);
  const [{ values, from, about }, setTyped] = useState(() => startOf(first));
  // What was typed before it was known who is signed in is theirs; what one user has typed is no other's.
  if (from !== place) setTyped(startOf(about === name && from.endsWith(" guest") ? values : first));

  function startOf(given: Values) {
    return { values: { ...given, ...readDraft(place) }, from: place, about: name };
  }

  function change(changes: Partial<Values>) {
    const next = { ...values, ...changes };
    setTyped({ values: next, from: place, about: name });
    saveDraft(place, next);
  }

  return { values, change, discard: () => discardDraft(place) };
}

/** The same for a form of one text: its value, how to change it, and how to discard the draft. */
export function useDraftText(name: string): [text: string, change: (text: string) => void, discard: () => void] {
  const { values, change, discard } = useDraft(name, { text: "" });
  return [values.text, (text) => change({ text }), discard];
}
