interface ImportProgressProps {
  label: string;
  /** 0 to 1. */
  share: number;
}

/** The progress of a file, its pictures or an import. */
export function ImportProgress({ label, share }: ImportProgressProps) {
  return (
    <progress
      aria-label={label}
      value={share}
      className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-cotton-deep [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-cotton-deep [&::-webkit-progress-value]:bg-marigold"
    />
  );
}
