"use client";

import { Button } from "@/components/ui/button";

interface RestoreVersionProps {
  version: number;
  /** The version in force. */
  current: number;
  waiting: boolean;
  /** While another version is being restored. */
  disabled: boolean;
  onRestore: (version: number) => void;
}

/** Says of a version that it is in force, or restores it. */
export function RestoreVersion({ version, current, waiting, disabled, onRestore }: RestoreVersionProps) {
  if (version === current) return <p className="text-ink-2 text-small">In force</p>;
  return (
    <Button
      variant="outline"
      size="sm"
      waiting={waiting}
      waitingText="Restoring…"
      disabled={disabled}
      onClick={() => onRestore(version)}
    >
      <span>Restore</span>
      <span className="sr-only">{` version ${version}`}</span>
    </Button>
  );
}
