"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Tells of the address's query, first and whenever it changes. Kept pages don't know it: put a Suspense round this. */
export function AddressWatcher({ onChange }: { onChange: (search: URLSearchParams) => void }) {
  const search = useSearchParams();
  useEffect(() => onChange(new URLSearchParams(search)), [search, onChange]);
  return null;
}
