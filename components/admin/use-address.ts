"use client";

import { useSearchParams } from "next/navigation";

interface Changing {
  /** Puts the new address in the place of this one; else back leads to it. */
  replace?: boolean;
}

/**
 * The query of the page's address as its state, so that a reload, a link and the back button show the same list.
 * `change` sets names, and takes out those that are empty.
 */
export function useAddress() {
  const params = useSearchParams();
  function change(changes: Record<string, string>, { replace = false }: Changing = {}) {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const query = next.toString();
    const address = `${window.location.pathname}${query && `?${query}`}`;
    if (replace) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  }
  return {
    text: (name: string) => params.get(name) ?? "",
    /** A page from 1; anything else in the address counts as 1. */
    page: Math.max(1, Math.floor(Number(params.get("page"))) || 1),
    change,
  };
}
