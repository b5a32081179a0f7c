"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed, for what only paper shows. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const print = matchMedia("print");
    setIsPrinting(print.matches);
    // The paper is laid out right after the event.
    window.addEventListener("beforeprint", () => flushSync(() => setIsPrinting(true)), { signal: gone.signal });
    window.addEventListener("afterprint", () => setIsPrinting(false), { signal: gone.signal });
    print.addEventListener("change", () => setIsPrinting(print.matches), { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return isPrinting;
}
