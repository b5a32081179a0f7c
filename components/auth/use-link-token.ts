"use client";

import { useEffect, useState } from "react";

/**
 * The token of the link that opened this page. It is taken out of the address bar and the history at once, so that it
 * is neither seen nor sent anywhere. Undefined until the page is hydrated, null for a link without one.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const url = new URL(window.location.href);
    const given = url.searchParams.get("token");
    // In development, effects run twice: the token is gone from the address then.
    setToken((known) => given ?? known ?? null);
    if (given === null) return;
    url.searchParams.delete("token");
    window.history.replaceState(window.history.state, "", url);
  }, []);
  return token;
}
