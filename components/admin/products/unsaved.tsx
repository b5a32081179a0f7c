"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";

interface UnsavedChangesProps {
  /** Whether the form began with a draft. */
  hasDraft: boolean;
  onChange: (isChanged: boolean) => void;
}

/** Reports whether the enclosing form has unsaved changes. */
export function UnsavedChanges({ hasDraft, onChange }: UnsavedChangesProps) {
  const { isDirty } = useFormContext().formState;
  useEffect(() => onChange(isDirty || hasDraft), [isDirty, hasDraft, onChange]);
  return null;
}
