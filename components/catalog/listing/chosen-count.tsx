/** How many filters are chosen, as a badge; nothing for none. */
export function ChosenCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="grid h-[1.25rem] min-w-[1.25rem] shrink-0 place-items-center rounded-full bg-ink px-1 font-bold text-paper text-tiny">
      <span>{count}</span>
      <span className="sr-only"> chosen</span>
    </span>
  );
}
