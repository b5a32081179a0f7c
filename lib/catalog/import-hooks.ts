"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uploadRaw } from "@/lib/http/upload";
import { productsKey } from "./admin-hooks";
import type { ImportAnswer } from "./import-schema";

/** Sends a CSV file of products: to be told what it would change, or with `apply` to change it. */
export function useImport() {
  const cache = useQueryClient();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: ({ file, apply }: { file: File; apply: boolean }) => {
      running.current?.abort();
      running.current = new AbortController();
      setShare(0);
      return uploadRaw<ImportAnswer>(`/api/admin/products/import?apply=${apply}`, "text/csv", file, {
        onProgress: setShare,
        signal: running.current.signal,
      });
    },
    networkMode: "always",
    onSuccess: (_, { apply }) => {
      if (apply) void cache.invalidateQueries({ queryKey: productsKey });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return { ...mutation, share };
}
