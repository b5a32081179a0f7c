"use client";

import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "./client";

interface Sending<Body, Answer> extends Pick<UseMutationOptions<Answer, Error, Body>, "onSuccess" | "onError"> {
  method?: "POST" | "PUT" | "DELETE";
  path: string;
  /** What is asked for again afterwards, also after a failure, which may mean that the data is not what was shown. */
  changes?: QueryKey;
}

/** Sends its body to an endpoint. The mutation lasts until what it changes has been asked for again. */
export function useSend<Body, Answer>({ method = "POST", path, changes, ...callbacks }: Sending<Body, Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => api<Answer>(path, { method, body }),
    onSettled: () => changes && cache.invalidateQueries({ queryKey: changes }),
    ...callbacks,
  });
}
