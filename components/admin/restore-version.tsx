"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";

interface RestoreVersionProps {
  version: number;
  /** The version in force. */
  current: number;
  waiting: boolean;
  /** While a version is being restored. */
  disabled: boolean;
  /** Whether restoring discards something that is not saved. */
  isUnsaved: () => boolean;
  onRestore: (version: number) => void;
}

/** Says of a version that it is in force, or restores it, after a question when something is not saved. */
export function RestoreVersion({ version, current, waiting, disabled, isUnsaved, onRestore }: RestoreVersionProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (version === current) return <p className="text-ink-2 text-small">In force</p>;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        waiting={waiting}
        waitingText="Restoring…"
        disabled={disabled && !waiting}
        onClick={() => (isUnsaved() ? setIsAsking(true) : onRestore(version))}
      >
        <span>Restore</span>
        <span className="sr-only">{` version ${version}`}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        text={`What you typed is not saved. Version ${version} takes its place.`}
        action="Discard and restore"
        onConfirm={() => {
          setIsAsking(false);
          onRestore(version);
        }}
      />
    </>
  );
}
