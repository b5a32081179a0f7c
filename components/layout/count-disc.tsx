/** The number on an icon of the top bar, whose label says it too; none for 0. */
export function CountDisc({ count }: { count: number }) {
  return count > 0 && <span className="count-disc">{count}</span>;
}
