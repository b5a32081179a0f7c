"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/http/client";
import type { SuggestAnswer, Suggestion } from "./schema";

/** How long typing has to rest before suggestions are asked for, in ms. */
const pauseMs = 150;

/** How long suggestions are used again, in ms. */
const staleMs = 60_000;

const none: readonly Suggestion[] = [];

/** Suggestions for a text without blanks around it; while new ones are asked for, the last ones stay. */
export function useSuggestions(text: string) {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = text !== "" && asked !== "";
  // An answer belongs to its question, so one that comes late replaces nothing.
  const { data, isError } = useQuery({
    queryKey: ["suggest", asked],
    enabled: isAsked,
    queryFn: ({ signal }) => api<SuggestAnswer>(`/api/shop/search/suggest?q=${encodeURIComponent(asked)}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: staleMs,
    retry: false,
  });
  return {
    suggestions: isAsked && data ? data.suggestions : none,
    isFailed: isAsked && isError,
    /** There are none for exactly this text. */
    isEmpty: data?.q === text && data.suggestions.length === 0,
  };
}
