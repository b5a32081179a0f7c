import { type ComponentType, useEffect, useState } from "react";

/**
 * A part of a page that is loaded once the page is there; null before, and when it could not be loaded: the page is whole
 * without it.
 * @param load the same function each time
 */
export function useLatePart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    load().then(
      (part) => setLoaded({ part }),
      () => undefined,
    );
  }, [load]);
  return loaded?.part ?? null;
}
