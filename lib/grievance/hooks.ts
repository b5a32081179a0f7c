"use client";

import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import type { RaisedGrievance, RaiseGrievance } from "./schema";

/** Raises a grievance. `key` is the same for every try of one grievance. */
export function useRaiseGrievance() {
  return useMutation({
    mutationFn: ({ key, ...body }: RaiseGrievance & { key: string }) =>
      api<RaisedGrievance>("/api/shop/grievance/add", { method: "POST", body, headers: { "Idempotency-Key": key } }),
  });
}
