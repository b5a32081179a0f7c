"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";

/** Tells whether the form round it holds something that was not saved. */
export function UnsavedChanges({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { isDirty } = useFormContext().formState;
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
