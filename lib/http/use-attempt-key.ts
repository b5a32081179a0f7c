"use client";

import { useRef } from "react";
import { randomKey } from "./random-key";

/**
 * The idempotency keys of what a form sends. Sent again after a lost answer it has the same key, as long as nothing in it
 * has changed.
 */
export function useAttemptKey(): (body: object) => string {
  const last = useRef({ key: "", purpose: "" });
  return (body) => {
    const purpose = JSON.stringify(body);
    if (last.current.purpose !== purpose) last.current = { key: randomKey(), purpose };
    return last.current.key;
  };
}
