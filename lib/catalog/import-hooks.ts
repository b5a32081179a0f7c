"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { uploadRaw } from "@/lib/http/upload";
import { productsKey } from "./admin-hooks";
import type { ImportAnswer } from "./import-schema";

/** Sends a CSV file of products: to be told what it would change, or with that report's `seal` to change it. */
export function useImport() {
  const cache = useQueryClient();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const mutation = useMutation({
    mutationFn: ({ file, seal }: { file: File; seal?: string }) => {
      running.current?.abort();
      running.current = new AbortController();
      setShare(0);
      const path = `/api/admin/products/import${seal ? `?apply=${seal}` : ""}`;
      return uploadRaw<ImportAnswer>(path, "text/csv", file, {
        onProgress: setShare,
        signal: running.current.signal,
      });
    },
    onSuccess: (_, { seal }) => {
      if (seal) void cache.invalidateQueries({ queryKey: productsKey });
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  const forget = () => {
    running.current?.abort();
    mutation.reset();
  };
  return { ...mutation, share, forget };
}
