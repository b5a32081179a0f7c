"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";

/** Reports whether the enclosing form has unsaved changes. */
export function UnsavedChanges({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const { isDirty } = useFormContext().formState;
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
