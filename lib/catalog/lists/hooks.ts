"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, api } from "@/lib/http/client";
import { useGet } from "@/lib/http/use-get";
import { productsKey } from "../admin/pages";
import { lists, setLists } from "./current";
import { listsKey } from "./query-key";
import type { AdminCatalogueAnswer, AdminEntry, AdminLists, MergeAnswer, SavedListAnswer } from "./save-schema";
import { type CatalogueLists, type ListId, listIds } from "./schema";

/** The lists with hidden entries, and how many products use what. */
export function useAdminLists() {
  const { data, ...state } = useGet<AdminCatalogueAnswer>(listsKey, "/api/admin/catalogue/get");
  useEffect(() => {
    if (data) remember(data.lists);
  }, [data]);
  return { lists: data?.lists, ...state };
}

/** Lets the other pages of the admin area know the lists too, which came with the first one. */
function remember(answered: AdminLists): void {
  const fresh = Object.fromEntries(listIds.map((list) => [list, answered[list].entries]));
  const version = listIds.reduce((sum, list) => sum + answered[list].version, 0);
  setLists({ ...lists(), ...(fresh as unknown as CatalogueLists), version });
}

interface Changes {
  list: ListId;
  entries?: readonly object[];
  order?: readonly string[];
  /** The version of the list that was changed; the last known one for what is done with a press. */
  seen?: number;
}

/** Changes a list; a new order is shown at once. */
export function useSaveList() {
  const cache = useQueryClient();
  return useMutation({
    // One after another, so that the second knows the version that the first has made.
    scope: { id: "catalogue" },
    mutationFn: ({ seen, ...changes }: Changes) => {
      const known = cache.getQueryData<AdminCatalogueAnswer>(listsKey)?.lists[changes.list].version;
      const body = { ...changes, seen: seen ?? known };
      return api<SavedListAnswer>("/api/admin/catalogue/save", { method: "PUT", body });
    },
    onSuccess: ({ version, entries }, { list }) => {
      cache.setQueryData<AdminCatalogueAnswer>(listsKey, (now) => now && withList(now, list, version, entries));
    },
    onMutate: ({ list, order }) => {
      if (!order) return;
      cache.setQueryData<AdminCatalogueAnswer>(listsKey, (now) => now && inOrder(now, list, order));
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: listsKey }),
  });
}

function inOrder({ lists }: AdminCatalogueAnswer, list: ListId, order: readonly string[]): AdminCatalogueAnswer {
  const { version, entries } = lists[list];
  const sorted = order.flatMap((id) => (entries as AdminEntry[]).find((entry) => entry.id === id) ?? []);
  return { lists: { ...lists, [list]: { version, entries: sorted } } as AdminLists };
}

/** A saved list in place of the one before, with the counts as far as they are known. */
function withList({ lists }: AdminCatalogueAnswer, list: ListId, version: number, saved: SavedListAnswer["entries"]) {
  type Item = { id: string; products?: number; deleted?: number };
  const counted = <Fresh extends { id: string }>(items: readonly Fresh[], before: readonly Item[] = []): Fresh[] =>
    items.map((item) => {
      const { products = 0, deleted = 0 } = before.find(({ id }) => id === item.id) ?? {};
      return { ...item, products, deleted };
    });
  const old = lists[list].entries as readonly (Item & { sizes?: Item[]; options?: Item[] })[];
  const entries = counted(saved, old).map((entry) => {
    const before = old.find(({ id }) => id === entry.id);
    const { sizes, options } = entry as { sizes?: Item[]; options?: Item[] };
    return {
      ...entry,
      ...(sizes && { sizes: counted(sizes, before?.sizes) }),
      ...(options && { options: counted(options, before?.options) }),
    };
  });
  return { lists: { ...lists, [list]: { version, entries } } as unknown as AdminLists };
}

/** Deletes an entry that nothing uses. */
export function useDeleteEntry() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ list, id }: { list: ListId; id: string }) =>
      api<{ message: string }>(`/api/admin/catalogue/delete/${list}/${encodeURIComponent(id)}`, { method: "DELETE" }),
    onSettled: () => void cache.invalidateQueries({ queryKey: listsKey }),
  });
}

/** Merges a brand or kind into another. */
export function useMergeEntries() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: { list: ListId; from: string; to: string }) => {
      for (;;) {
        const answer = await api<MergeAnswer>("/api/admin/catalogue/merge", { method: "POST", body });
        if (answer.merge.done) return answer;
      }
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: listsKey });
      void cache.invalidateQueries({ queryKey: productsKey });
    },
  });
}

/** Today's list, from the error that another admin changed it first; null for any other error. */
export function staleList(error: unknown): { version: number; entries: AdminEntry[] } | null {
  if (!(error instanceof ApiError) || error.code !== "stale") return null;
  return error.body as unknown as { version: number; entries: AdminEntry[] };
}
