/** What the keys of a menu do: the next or the previous of its links, or the first or the last. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The place that a key leads to, of so many; undefined for other keys. */
export function stepOf(key: string, at: number, count: number): number | undefined {
  return at < 0 ? undefined : steps[key]?.(at, count);
}

/**
 * Moves the focus by an arrow key, Home or End: within a panel among its links, else among the links and buttons of the
 * bar, where up and down are not for moving.
 */
export function moveBy(event: KeyboardEvent, list: HTMLElement): void {
  const panel = event.target instanceof Element ? event.target.closest("[data-panel]") : null;
  if (!panel && event.key === "ArrowUp") return;
  const all = [...(panel ?? list).querySelectorAll<HTMLElement>(panel ? "a" : ":scope > li > a, :scope > li > button")];
  const next = stepOf(event.key, all.indexOf(event.target as HTMLElement), all.length);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}
